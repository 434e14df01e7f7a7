import {
  createServer,
  type RunningServer,
  type ServerOptions,
} from '../../server/create-server.ts';
import { databaseUrls } from './own-database.ts';

/** The whole server on the run's PostgreSQL, without socket or built page: `app.request` asks it. */
export function testServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return createServer({
    database: { kind: 'external', ...databaseUrls() },
    clientFolder: '/nonexistent',
    version: '0.0.0-test',
    sampleData: false,
    https: false,
    trustedProxies: [],
    ...options,
  });
}

/** Connection as the server sees it: an address of its own, so that no tests share a limit. */
export function from(address: string): object {
  return { incoming: { socket: { remoteAddress: address } } };
}
