import { createServer, type RunningServer } from '../../server/create-server.ts';
import { databaseUrls } from './own-database.ts';

/** The whole server on the run's PostgreSQL, without a socket: `app.request` asks it. */
export function inMemoryServer(clock: () => Date = () => new Date()): Promise<RunningServer> {
  return createServer({
    database: { kind: 'external', ...databaseUrls() },
    clientFolder: '/nowhere',
    version: 'test',
    sampleData: false,
    https: false,
    trustedProxies: [],
    clock,
  });
}
