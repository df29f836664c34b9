// The least that could be done: fetch in a loop, so many at a time, answers read as JSON and kept.
const [url, calls, concurrency] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const answers = [];
let next = 0;
const work = async () => {
  while (next < calls) {
    const index = next++;
    const body = JSON.stringify({ prompt: `What was figure ${index}?`, conversation: [] });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    answers[index] = await response.json();
  }
};
await Promise.all(Array.from({ length: concurrency }, work));
console.log(answers.length);
