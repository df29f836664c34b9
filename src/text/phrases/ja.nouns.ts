const PLAIN_SOURCE =
  '資料|文書|文献|ドキュメント|コンテキスト|コンテクスト|文脈|抜粋|文章|テキスト|ページ|報告書|レポート|ハンドブック|マニュアル|手引き?|ガイド|説明書|記事|アーカイブ|データベース|データ|ナレッジベース|ナレッジ|記録|添付|付録|表|図表|貸借対照表|決算書|議事録|メール|手紙|書簡|目次|パンフレット|お知らせ|通知|論文|研究|検索結果|結果|内容|情報源|情報|ソース|出典|サイト|一覧|スライド|メモ|章|節|段落|パラグラフ|箇所|文中|書類|原文|本文|引用|ファイル|案内|教材|台帳|カタログ|リーフレット|プレスリリース|声明|白書|PDF|FAQ';

/** Japanese sources; \uE001 stands for a title in corner brackets. */
export const SOURCE = `(?:${PLAIN_SOURCE}|契約書?|賃貸契約書?|規約|規程|規則|規定|約款|協定|条項|保険証券|方針|ポリシー|法律|法令|予算書?|日程表?|見積書|請求書|\\uE001)`;

/** Anything but the end of a part of a sentence. */
export const ANY = '[^、。，；]';

/** How a part of a sentence ends that says something of its own. */
export const END =
  '(?:でした|です|んです|のです)?(?:が|けれども?|けど|ものの|ので|のため|ため|から|し|もので|ところ|よ|ね|と(?:思|存じ|考え)(?:い|え)?ます|かと(?:思|存じ)(?:い)?ます|ようです|状況です|状態です|次第です|とのことです)?[。．.！!）)\\s]*$';

/** The negative ending of a verb in -te iru, or of one in -masu. */
export const IS_NOT =
  '(?:は|も)?(?:いません|いない|おりません|おらず|いなかった|いませんでした|ありません|ない|なく)';

/** Nouns whose lack is the lack of an answer. */
export const INFO =
  '(?:記載|記述|言及|情報|説明|データ|回答|答え|該当|該当箇所|該当部分|手がかり|根拠|資料|明記|内容|詳細|記録|掲載|表記|数値|数字|記事|箇所|文書|定め|項目|知見|知識|材料|証拠|ヒント|メモ|ページ|文献|該当者|該当事項|該当する(?:記載|情報|箇所|資料|文書|項目|もの|内容|データ))';

/** Things that one may look for and be glad not to find: their absence is an answer. */
export const FLAW =
  '(?:誤り|エラー|問題|ミス|理由|違い|不具合|矛盾|差異?|欠陥|重複|異常|ウイルス|バグ|傷|破損|被害|不備|漏れ|リスク|食い違い|間違い|誤字|脱字|故障|兆候|より良い|よりよい|それ以上)';
