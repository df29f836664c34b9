import { Phrase } from './book.ts';

/** The characters of the Chinese phrases that traditional script writes otherwise, each with the form or forms it has there. */
const FORMS =
  '与與 专專 业業 两兩 严嚴 个個 为為 义義 书書 买買 乱亂 争爭 于於 产產 仅僅 从從 们們 价價 众眾衆 会會 传傳 体體 倾傾 关關 内內 册冊 决決 况況 凭憑 划劃 则則 刚剛 别別 办辦 动動 务務 劝勸 劳勞 区區 医醫 协協 单單 卖賣 却卻 参參 发發 叙敘 号號 后後 吗嗎 员員 围圍 图圖 团團 场場 坏壞 坚堅 处處 备備 复複復 够夠 头頭 实實 审審 对對 导導 将將 尝嘗 尽盡儘 属屬 帮幫 带帶 开開 异異 弃棄 张張 强強 录錄 归歸 当當 径徑 态態 总總 悬懸 愿願 户戶 执執 报報 担擔 拟擬 拨撥 损損 换換 据據 携攜 摄攝 数數 断斷 无無 旧舊 时時 显顯 晓曉 暂暫 机機 权權 来來 构構 样樣 标標 档檔 检檢 没沒 测測 浏瀏 满滿 灯燈 点點 烦煩 独獨 献獻 现現 畴疇 盖蓋 着著 确確 碍礙 种種 称稱 笔筆 简簡 类類 纪紀 纠糾 约約 纭紜 纯純 纳納 纷紛 线線 组組 细細 终終 绍紹 经經 结結 绕繞 给給 络絡 绝絕 统統 继繼 绪緒 续續 编編 缩縮 缴繳 网網 职職 联聯 脑腦 节節 范範 荐薦 获獲 虑慮 虚虛 虽雖 补補 装裝 览覽 观觀 规規 觉覺 触觸 计計 订訂 认認 讨討 让讓 议議 记記 讲講 许許 论論 设設 访訪 证證 评評 识識 诉訴 词詞 试試 话話 询詢 该該 详詳 语語 误誤 说說説 请請 读讀 谁誰 调調 谈談 谢謝 谣謠 谨謹 负負 财財 责責 质質 费費 资資 达達 过過 还還 这這 进進 适適 选選 递遞 遗遺 邮郵 释釋 里裡裏 鉴鑒 针針 销銷 错錯 键鍵 长長 门門 闭閉 问問 间間 闻聞 阅閱 阐闡 队隊 陈陳 险險 随隨 隐隱 难難 电電 页頁 项項 须須 顾顧 预預 领領 题題 额額 风風 验驗 么麼 并並 准準 系係 布佈 余餘 制製 丢丟 历歷 台臺';

const TRADITIONAL: ReadonlyMap<string, string> = new Map(
  FORMS.split(' ').map((forms) => [forms.slice(0, 1), forms]),
);
const CLASS_OR_CHARACTER = /\[[^\]]+\]|\p{Script=Han}/gu;

/** A pattern written in simplified characters that matches the traditional ones too. */
export function han(source: string): Phrase {
  return new Phrase(
    source.replace(CLASS_OR_CHARACTER, (part) => (part.startsWith('[') ? bothForms(part) : eitherForm(part))),
  );
}

function bothForms(characterClass: string): string {
  return characterClass.replace(/\p{Script=Han}/gu, (one) => TRADITIONAL.get(one) ?? one);
}

function eitherForm(character: string): string {
  const forms = TRADITIONAL.get(character);
  return forms === undefined ? character : `[${forms}]`;
}
