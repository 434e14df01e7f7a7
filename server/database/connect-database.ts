import { startEngine } from './engine.ts';
import type { DatabaseSource } from './open.ts';
import { prepareRoles, type DatabaseUrls } from './roles.ts';
import { becomeSoleServer } from './sole-server.ts';

interface ConnectedDatabase {
  urls: DatabaseUrls;
  close(): Promise<void>;
}

/**
 * The database that the server of these settings uses. Beside a running server only when nothing is
 * changed; otherwise, and when the engine had to be started for this, as its only user.
 */
export async function connectDatabase(
  source: DatabaseSource,
  { alone }: { alone: boolean },
): Promise<ConnectedDatabase> {
  if (source.kind === 'external') {
    return { urls: { owner: source.owner, app: source.app }, close: async () => undefined };
  }
  const engine = await startEngine(source);
  const urls = await prepareRoles(engine);
  if (engine.adopted && !alone) return { urls, close: async () => undefined };
  const right = await becomeSoleServer(urls.owner);
  return {
    urls,
    async close() {
      await right.end();
      await engine.stop();
    },
  };
}
