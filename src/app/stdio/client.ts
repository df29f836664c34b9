import type { AppSettings } from '../../config/schema/app.ts';
import { createClient, type AppClient } from '../client.ts';
import type { ExchangeDeps } from '../client/exchange.ts';
import type { StdioApp } from './app.ts';

/** A client of an app over stdin and stdout. */
export function createStdioClient(settings: AppSettings, app: StdioApp, deps: ExchangeDeps): AppClient {
  const limits = { timeoutMs: settings.timeout, signal: deps.signal };
  return createClient(settings, (request) => app.attempt({ request }, limits), deps);
}
