import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { shopOnGithub } from './shop-on-github.ts';

/** A proxy that knows one address only, and keeps what it was asked for. */
interface Proxy extends AsyncDisposable {
  readonly url: string;
  readonly asked: readonly string[];
}

async function proxyTo(target: string): Promise<Proxy> {
  const asked: string[] = [];
  const server = createServer();
  server.on('connect', ({ url = '' }, socket, head) => {
    asked.push(url);
    const { hostname, port } = new URL(target);
    const behind = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      behind.write(head);
      behind.pipe(socket).pipe(behind);
    });
    for (const end of [behind, socket]) end.on('error', () => end.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

test("GitHub is reached through the runner's proxy, the app is not", async () => {
  await using shop = await shopOnGithub();
  await using proxy = await proxyTo(shop.github.url);
  const pull = await shop.open({ 'README.md': 'A shop.\n' });
  const env = { GITHUB_API_URL: 'http://github.invalid', http_proxy: proxy.url };
  const run = await shop.gate(pull, { env });
  expect(run).toMatchObject({ exit: 0, annotations: [], outputs: { verdict: 'PASS' } });
  expect(shop.github.comments(pull.number)).toHaveLength(1);
  expect(shop.github.checks(pull.headSha)).toMatchObject([{ conclusion: 'success' }]);
  expect(new Set(proxy.asked)).toEqual(new Set(['github.invalid:80']));
});
