import type { LookupFunction } from 'node:net';
import {
  hostAndPort,
  isLoopback,
  loopbackCandidates,
  LOOPBACK_ADDRESSES,
  type Loopback,
} from '../loopback.ts';

/** What carries the requests of `fetch`; Node's own where undefined. */
export type Dispatcher = NonNullable<RequestInit['dispatcher']>;

type DispatcherClass = new (options: Readonly<Record<string, unknown>>) => Dispatcher;

/** Node does not export its dispatchers; the one in use is under this symbol (the second name since undici 7). */
const IN_USE = ['undici.globalDispatcher.2', 'undici.globalDispatcher.1'].map((name) => Symbol.for(name));
const KNOWN = new Set(['Agent', 'EnvHttpProxyAgent']);

/**
 * The dispatcher for calls to `url`: without fetch's own limits of five minutes, since `app.timeout` is ours; on a
 * loopback address without the environment's proxy; and with `localhost` as both loopback addresses, the one that
 * `baseFor` finds first, while `Host` and TLS keep the name. On a Node that no longer has such a class, fetch's own
 * rules are left to work.
 */
export function dispatcherFor(url: string, baseFor: Loopback['baseFor']): Dispatcher | undefined {
  const Dispatcher = dispatcherClass();
  if (Dispatcher === undefined) return undefined;
  const direct = isLoopback(url) ? { noProxy: '*' } : {};
  const connect =
    loopbackCandidates(url).length > 1 ? { connect: { lookup: loopbackLookup(url, baseFor) } } : {};
  return new Dispatcher({ headersTimeout: 0, bodyTimeout: 0, ...direct, ...connect });
}

function dispatcherClass(): DispatcherClass | undefined {
  // Node sets its dispatcher when it first loads the module behind fetch.
  void globalThis.Headers;
  const inUse = IN_USE.map((symbol) => (globalThis as unknown as Record<symbol, object | undefined>)[symbol]);
  const constructors = inUse.map((dispatcher) => dispatcher?.constructor);
  return constructors.find((found) => found !== undefined && KNOWN.has(found.name)) as
    | DispatcherClass
    | undefined;
}

function loopbackLookup(url: string, baseFor: Loopback['baseFor']): LookupFunction {
  return (_hostname, options, callback) => {
    baseFor(url).then(
      (base) => {
        const { host } = hostAndPort(base);
        const addresses = [...LOOPBACK_ADDRESSES].sort((a, b) => Number(b === host) - Number(a === host));
        const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
        if (options.all) callback(null, found);
        else callback(null, found[0]?.address ?? host, found[0]?.family);
      },
      (error: Error) => callback(error, []),
    );
  };
}
