const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const ABBREVIATION =
  /(?:^|[\s(])(?:[A-Za-z]|e\.g|i\.e|etc|vs|cf|ca|approx|dept|fig|sec|no|nos|pp|vol|dr|mr|mrs|ms|prof|st|inc|ltd|z\. ?b|d\. ?h|u\. ?a|bzw|nr|abs|art|abb|bspw|evtl|ggf|inkl|usw|vgl|str|tel|p\. ?ex|par ex|p\. ?ej|p\. ?es|ad es|env|mme|mlle|sr|sra|srta|sres|ud|uds|dra|núm|pág|págs|sig|sigg|sig\.ra|dott|ecc|cap|exmo|ilmo)\.\s*$/i;

/** The segmenter keeps "found. 2023 was" together, as a lower-case word follows. */
const BEFORE_NUMBER = /(?<=\p{L}{2}[.!?] )(?=\p{Nd})/u;

/** A line as sentences, trimmed; a cut after an abbreviation (`e.g.`, `No.`, `z. B.`, `p. ex.`, `Sra.`) or an initial is undone. */
export function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  let pending = '';
  for (const piece of Array.from(segmenter.segment(line), ({ segment }) =>
    segment.split(BEFORE_NUMBER),
  ).flat()) {
    pending += piece;
    if (ABBREVIATION.test(pending.slice(-24))) continue;
    sentences.push(pending);
    pending = '';
  }
  return [...sentences, pending].map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
