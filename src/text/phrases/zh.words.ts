const PLAIN_SOURCE =
  '资料|文件|文档|材料|来源|上下文|语境|片段|段落|文本|原文|页面|报告|手册|指南|节选|摘录|文章|档案|数据库|数据|知识库|记录|附件|附录|表格|图表|年报|财报|报表|资产负债表|纪要|邮件|信函|来信|目录|说明书|宣传册|小册子|须知|公告|通知|简报|新闻稿|声明|研究|论文|检索结果|搜索结果|结果|内容|信息|资源|网页|网站|清单|幻灯片|备忘录|文献|章节|语料|出处|引文|几页|这一页|文中|介绍页|传单|公报|附表|卷宗|通报|笔记本|日志|来函|笔记|讲义|教材|书中';

/** Chinese sources of which 不包含, 没有 (there is none in it) speak of absence. */
export const SOURCE = `(?:${PLAIN_SOURCE})`;

/** Also those that grant something, where 不包括 is an answer but 没有说明 is none. */
export const ANY_SOURCE = `(?:${PLAIN_SOURCE}|合同|合约|租约|保单|条款|政策|规定|章程|协议|规章|制度|规则|条例|法规|法律|预算|日程|计划书|发票)`;

/** What follows a source: in it, in all of it. */
export const WITHIN = '(?:之中|当中|里面|中|里|内|上)?';

/** Has not, did not. */
export const NOT =
  '(?:并没有|都没有|均没有|也没有|没有|都没|并未|均未|都未|皆未|也未|仍未|尚未|从未|未曾|未能|未|没|绝口不|避而不)';

/** Adverbs between the negation and its verb. */
export const ADVERB =
  '(?:明确地?|具体|直接|详细|专门|清楚地?|单独|进一步|正面|明文|任何地方|在任何地方|予以?|作|做|对此|就此|再)*';

/** What a source does when it gives an answer. */
export const SAYS =
  '(?:提到|提及|提过|说明(?!书)|写明|写到|写|注明|载明|标明|标注|列出|列明|给出|提供|涉及|涵盖|包含|包括|记载|说|讲|指出|解释|交代|明确|披露|透露|指明|介绍|描述|谈到|谈及|讨论|规定|回答|出现|显示|体现|公布|收录|阐明|阐述|点明|覆盖|触及|答复|澄清|详述|细说|论及)';

/** Nouns whose lack is the lack of an answer. */
export const INFO =
  '(?:信息|资料|内容|答案|记载|数据|说明(?!书)|描述|依据|线索|细节|介绍|记录|文档|材料|上下文|描述|解释|数字|条目|段落|出处)';

/** Things that one may look for and be glad not to find: their absence is an answer. */
export const FLAW =
  '(?:错误|(?<![您你个这该此的])问题(?!的|所)|差异|缺陷|漏洞|矛盾|病毒|异常|理由|毛病|故障|区别|不妥|重复|损坏|瑕疵|风险|更好|更合适|证据|冲突|隐患|错字|笔误)';
