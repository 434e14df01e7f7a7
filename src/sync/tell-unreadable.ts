import { headers } from '#domain/headers.ts';
import { pullPath } from '#domain/sync/paths.ts';
import type { Cache } from '#store/cache.ts';
import { cursorOf } from '#store/cursor-of.ts';
import type { SyncContext } from './context.ts';
import { fetchAs } from './fetch-as.ts';

/** Rows that were set aside since there were `before` are told to the server's log, beside a pull with nothing new. */
export async function tellUnreadable(
  context: SyncContext,
  profileId: string,
  cache: Cache,
  before: number,
): Promise<void> {
  const aside = await cache.setAside.toArray();
  const stream = await cursorOf(cache, 'stream');
  if (aside.length <= before || !stream) return;
  const kinds = [...Map.groupBy(aside, ({ t }) => t)];
  const rows = kinds.map(([kind, { length }]) => `${kind} ${length}`).join(', ');
  const address = `${pullPath}?${new URLSearchParams({ cursor: stream.cursor, limit: '1' })}`;
  // It is news for the log: a device without a line owes it to nobody.
  await fetchAs(context, profileId, address, { headers: { [headers.unreadable]: rows } }).catch(
    () => undefined,
  );
}
