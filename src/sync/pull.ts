import { must } from '#domain/must.ts';
import type { AccessScope, Change, SyncPage } from '#domain/protocol.ts';
import { type Cache, entityTableNames } from '#store/cache.ts';
import { cursorOf } from '#store/cursor-of.ts';
import { deliveredOf, requeueSent, settle } from '#store/outbox/deliveries.ts';
import { putInOrder } from '#store/row-order.ts';
import { scopeCursorsOf, receive, subtractLost, sweep } from '#store/received.ts';
import type { SyncContext } from './context.ts';
import { entitiesFor, entitiesOf } from './entities-of.ts';
import { pagesOf, PullInterrupted } from './pages.ts';
import type { Pulled } from './pulled.ts';
import { narrowed, type ReadRows, readRows } from './read-rows.ts';
import { refreshSession } from './session.ts';
import { leftOf, questionAfter, type Stream } from './stream-question.ts';
import { singleFlight } from './single-flight.ts';
import { sendUnreadable } from './send-unreadable.ts';

const beginning: Omit<Stream, 'cursor'> = {
  key: 'stream',
  generation: 1,
  complete: false,
  received: 0,
  total: null,
  asOf: 0,
};

/** Brings the device up to date for one profile; null when folded into a pull that waits already. */
export function pull(context: SyncContext, profileId: string): Promise<Pulled | null> {
  return singleFlight(context.locks, `pull:${profileId}`, async (): Promise<Pulled> => {
    try {
      await pullOnce(context, profileId);
      return { kind: 'upToDate' };
    } catch (error) {
      if (!(error instanceof PullInterrupted)) throw error;
      return error.sessionOver
        ? { kind: 'noSession' }
        : { kind: 'interrupted', why: error.message };
    }
  });
}

async function pullOnce(context: SyncContext, profileId: string): Promise<void> {
  const { vault } = context.databases;
  const cache = context.databases.cache(profileId);
  // Delivered before the first question: the head that answers it includes their effect.
  const delivered = await deliveredOf(vault, profileId);
  await loseScopes(context, cache);
  await readQuarantined(context, cache);
  const quarantined = await cache.setAside.count();
  const scopesChanged = await followStream(context, profileId, cache);
  await loseScopes(context, cache);
  await fetchGained(context, profileId, cache);
  const stream = await cursorOf(cache, 'stream');
  if (stream) await sweep(cache, stream.generation);
  await putInOrder(cache, async (name) =>
    must((await entitiesFor(context, [name])).get(name), name),
  );
  await settle(vault, profileId, delivered);
  await sendUnreadable(context, profileId, cache, quarantined);
  if (scopesChanged) await renewGrants(context, profileId);
}

async function loseScopes(context: SyncContext, cache: Cache): Promise<void> {
  const lost = (await cursorOf(cache, 'lost'))?.scopes ?? [];
  if (lost.length === 0) return;
  const entities = await entitiesFor(context, entityTableNames);
  const accessScopes = (await cursorOf(cache, 'reach'))?.entries ?? [];
  const viewOf = new Map(accessScopes.map((entry) => [entry.scope, entry.view]));
  await subtractLost(cache, (table, row, scopes) =>
    narrowed(
      entities,
      table,
      { ...row },
      scopes.flatMap((scope) => viewOf.get(scope) ?? []),
    ),
  );
}

/** More than this takes a minute rather than seconds: the rows go before what the page reads meanwhile. */
const manyRows = 20_000;

/** Whether the access scopes changed on the way. */
async function followStream(
  context: SyncContext,
  profileId: string,
  cache: Cache,
): Promise<boolean> {
  let scopesChanged = false;
  for (let more = true; more;) {
    const before = await cursorOf(cache, 'stream');
    let arrived = false;
    for await (const page of pagesOf(context, profileId, questionAfter(context, before))) {
      scopesChanged = (await takePage(context, profileId, cache, page)) || scopesChanged;
      arrived = true;
      more = page.more;
    }
    if (!arrived) throw new PullInterrupted('The answer was empty');
  }
  return scopesChanged;
}

async function rowsOf(
  context: SyncContext,
  changes: readonly Change[],
  accessScopes: readonly AccessScope[],
): Promise<ReadRows> {
  return readRows(await entitiesOf(context, changes), changes, accessScopes);
}

async function takePage(
  context: SyncContext,
  profileId: string,
  cache: Cache,
  page: SyncPage,
): Promise<boolean> {
  const before = await cursorOf(cache, 'stream');
  const reset = page.reset === true && before !== undefined;
  // Before the page is kept: killed in between, the next pull asks from the old cursor once more.
  if (reset) await requeueSent(context.databases.vault, profileId);
  const at = before && !reset ? before : { ...beginning, asOf: before?.asOf ?? 0 };
  const generation = reset ? before.generation + 1 : at.generation;
  const known = (await cursorOf(cache, 'reach'))?.entries ?? [];
  const accessScopes = page.reach ?? known;
  const stream: Stream = {
    key: 'stream',
    cursor: page.cursor,
    generation,
    complete: at.complete || !page.more,
    received: at.received + page.changes.length,
    total: page.total ?? at.total,
    asOf: page.more ? at.asOf : context.now(),
  };
  const scopeCursors = page.reach ? await scopeCursorsOf(cache, page, reset) : [];
  const bulk = stream.total !== null && leftOf(stream) > manyRows;
  const read = await rowsOf(context, page.changes, accessScopes);
  await receive(cache, read, { generation, bulk }, [stream, ...scopeCursors]);
  // A scope that was lost leaves at once, not when the stream ends.
  if (page.reach) await loseScopes(context, cache);
  return page.reach !== undefined && before !== undefined && !reset;
}

/** Fetches the scopes that were gained, from their beginning, beside the stream. */
async function fetchGained(context: SyncContext, profileId: string, cache: Cache): Promise<void> {
  for (;;) {
    const gained = await cursorOf(cache, 'gained');
    const next = gained?.scopes[0];
    if (!next) {
      // As long as its row is there, a row that the device does not hold may be on its way.
      if (gained) await cache.cursor.delete('gained');
      return;
    }
    const question = { cursor: next.cursor, scope: next.scope, streamed: false };
    for await (const page of pagesOf(context, profileId, question)) {
      await takeGainedPage(context, cache, next.scope, page);
    }
  }
}

async function takeGainedPage(
  context: SyncContext,
  cache: Cache,
  scope: string,
  page: SyncPage,
): Promise<void> {
  const stream = await cursorOf(cache, 'stream');
  const accessScopes = (await cursorOf(cache, 'reach'))?.entries ?? [];
  const scopes = (await cursorOf(cache, 'gained'))?.scopes ?? [];
  const rest = scopes.filter((other) => other.scope !== scope);
  const now = page.more ? [{ scope, cursor: page.cursor }, ...rest] : rest;
  const at = { generation: stream?.generation ?? 1, scope };
  const read = await rowsOf(context, page.changes, accessScopes);
  await receive(cache, read, at, [{ key: 'gained', scopes: now }]);
}

/** Takes in rows that an older program quarantined and this one can read. */
async function readQuarantined(context: SyncContext, cache: Cache): Promise<void> {
  const quarantined = await cache.setAside.toArray();
  if (quarantined.length === 0) return;
  const accessScopes = (await cursorOf(cache, 'reach'))?.entries ?? [];
  const stream = await cursorOf(cache, 'stream');
  const { rows } = await rowsOf(context, quarantined, accessScopes);
  const at = { generation: stream?.generation ?? 1 };
  await receive(cache, { rows, gone: [], unreadable: [] }, at, []);
}

/** Grants change with the access scopes: the renewed session has the new ones. */
async function renewGrants(context: SyncContext, profileId: string): Promise<void> {
  const profile = await context.databases.vault.profiles.get(profileId);
  if (profile?.session.kind !== 'signedIn') return;
  await refreshSession(context, profileId, profile.session.accessToken);
}
