import { assert, boolean, constantFrom, property, string } from 'fast-check';
import { writeSync, openSync } from 'node:fs';
const { compilePattern } = await import('../src/text/patterns/compile.ts');
const fd=openSync('/tmp/perf/fc.'+process.argv[2],'w'); 
const piece = constantFrom(...Array.from('()[]{}?*+\\|^$-:,.ab19_ "dDsbn'));
const end=performance.now()+60000; let k=0;
while (performance.now()<end) { const t=performance.now(); const seed=Number(process.argv[2])*100000+k++;
assert(property(string({ unit: piece, maxLength: 14 }), boolean(), (source, ignoreCase) => {
 writeSync(fd,JSON.stringify([seed,source]).padEnd(70)+'\n',0);
 const pattern = compilePattern(source, { ignoreCase });
 if (pattern.kind === 'ok') pattern.js('any');
}), { numRuns: 20000, seed }); const d=performance.now()-t; if (d>3000) console.log('slow seed',seed,d); }
console.log('runs',k);
