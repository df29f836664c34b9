// Answers every POST after 50 ms with a small refusal.
import { createServer } from 'node:http';

const answer = JSON.stringify({ text: 'The documents do not say.', refused: true, clarification: 'none' });
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () =>
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(answer), 50),
  );
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/chat`));
