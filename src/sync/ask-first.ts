import type { SyncPage } from '#domain/protocol.ts';
import { deliveredOf } from '#store/outbox/deliveries.ts';
import type { AskedFirst } from './asked-first.ts';
import type { SyncContext } from './context.ts';
import { entitiesOf } from './entities-of.ts';
import { pagesOf } from './pages.ts';
import { questionAfter } from './stream-question.ts';

/**
 * Asks the first question of a first sync while the page is busy with its first screen and the cache is
 * made; null where there is a cache. An answer that nobody takes ends by the silence that a call may have.
 */
export async function askFirst(
  context: SyncContext,
  profileId: string,
): Promise<AskedFirst | null> {
  const { vault, isCacheNew } = context.databases;
  if (!(await isCacheNew(profileId))) return null;
  const delivered = await deliveredOf(vault, profileId);
  const pages = pagesOf(context, profileId, questionAfter(context, undefined));
  const first = pages.next();
  // A failure is met by the pull, which asks for both again.
  void first
    .then(({ value }) => value && entitiesOf(context, value.changes))
    .catch(() => undefined);
  return { profileId, delivered, pages: begunWith(first, pages) };
}

async function* begunWith(
  first: Promise<IteratorResult<SyncPage>>,
  rest: AsyncGenerator<SyncPage>,
): AsyncGenerator<SyncPage> {
  const { value } = await first;
  if (!value) return;
  yield value;
  yield* rest;
}
