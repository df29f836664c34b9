import { accepts } from './ports.ts';

/** The two addresses that `localhost` stands for, in the order in which they are tried. */
export const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'] as const;

const LOOPBACK_HOST = /^(?:localhost\.?|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

/** Which of the two loopback addresses answers, remembered per port. */
export type Loopback = {
  /** Notes that the address of `url` works: later, `localhost` with that port means this address. */
  remember: (url: string) => void;
  /**
   * `url` as it must be called: where it says `localhost`, with the address that is known to work or is found to
   * accept a connection now (and is then remembered); unchanged where neither does, and with any other host.
   * The `Host` header (and the TLS server name) should stay that of the original URL.
   */
  baseFor: (url: string) => Promise<string>;
};

/** Whether the URL's host is this machine's loopback; no proxy may ever be used for it. */
export function isLoopback(url: string): boolean {
  return LOOPBACK_HOST.test(new URL(url).hostname);
}

/** The URLs that `url` stands for: two for `localhost` (127.0.0.1, then ::1), else itself. */
export function loopbackCandidates(url: string): string[] {
  if (!/^localhost\.?$/.test(new URL(url).hostname)) return [url];
  return LOOPBACK_ADDRESSES.map((address) => {
    const candidate = new URL(url);
    candidate.hostname = bracketed(address);
    return candidate.href;
  });
}

/** Host without brackets, and port, of a URL. */
export function hostAndPort(url: string): { host: string; port: number } {
  const { hostname, port, protocol } = new URL(url);
  const defaultPort = protocol === 'https:' ? 443 : 80;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? defaultPort : Number(port) };
}

/** An address as it stands in a URL. */
export function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** A memory of which loopback address answers, empty at first. */
export function createLoopback(): Loopback {
  const known = new Map<number, string>();
  return {
    remember(url) {
      const { host, port } = hostAndPort(url);
      known.set(port, host);
    },
    async baseFor(url) {
      const candidates = loopbackCandidates(url);
      if (candidates.length === 1) return url;
      const { port } = hostAndPort(url);
      const working = known.get(port) ?? (await firstAccepting(port));
      if (working === undefined) return url;
      known.set(port, working);
      return candidates.find((candidate) => hostAndPort(candidate).host === working) ?? url;
    },
  };
}

/** The first loopback address that accepts a connection at the port. */
async function firstAccepting(port: number): Promise<string | undefined> {
  const answers = await Promise.all(LOOPBACK_ADDRESSES.map((address) => accepts(address, port)));
  return LOOPBACK_ADDRESSES.find((_, index) => answers[index]?.kind === 'accepted');
}
