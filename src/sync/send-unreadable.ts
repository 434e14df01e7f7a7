import { headers } from '#domain/headers.ts';
import { pullPath } from '#domain/sync/paths.ts';
import type { Cache } from '#store/cache.ts';
import { cursorOf } from '#store/cursor-of.ts';
import type { SyncContext } from './context.ts';
import { fetchAs } from './fetch-as.ts';

/** Reports rows quarantined since there were `before` to the server's log, with a pull that brings nothing new. */
export async function sendUnreadable(
  context: SyncContext,
  profileId: string,
  cache: Cache,
  before: number,
): Promise<void> {
  const quarantined = await cache.setAside.toArray();
  const stream = await cursorOf(cache, 'stream');
  if (quarantined.length <= before || !stream) return;
  const kinds = [...Map.groupBy(quarantined, ({ t }) => t)];
  const rows = kinds.map(([kind, { length }]) => `${kind} ${length}`).join(', ');
  const address = `${pullPath}?${new URLSearchParams({ cursor: stream.cursor, limit: '1' })}`;
  // Only the log wants it: without a connection it is left out.
  await fetchAs(context, profileId, address, { headers: { [headers.unreadable]: rows } }).catch(
    () => undefined,
  );
}
