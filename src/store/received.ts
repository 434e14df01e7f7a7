import type { Change, ReachEntry } from '#domain/protocol.ts';
import { cursorOf, entityTableNames, type Cache, type Cursor } from './cache.ts';

/** Rows a transaction removes: a page that reads waits for it. */
const chunk = 500;

/** What one page of the server's answer brings. */
export interface Received {
  rows: readonly { table: string; row: Record<string, unknown>; scopes: string[] }[];
  gone: readonly Change[];
  /** Kept until a version of the program can read them. */
  unreadable: readonly Change[];
}

interface Kept {
  id: string;
  _scopes: string[];
}

/**
 * Rows of one scope, fetched beside the stream: what other scopes hold and show of them stays. Leaving
 * this one scope is no reason to go while another holds the row.
 */
async function mergeScope(cache: Cache, received: Received, scope: string): Promise<Received> {
  const rows: Received['rows'][number][] = [];
  for (const { table, row, scopes } of received.rows) {
    const kept = (await cache.table(table).get(row['id'] as string)) as Kept | undefined;
    const all = new Set([...(kept?._scopes ?? []), ...scopes, scope]);
    rows.push({ table, row: { ...kept, ...row }, scopes: [...all] });
  }
  const gone: Change[] = [];
  const known = new Set(entityTableNames(cache));
  for (const change of received.gone) {
    if (!known.has(change.t)) continue;
    const kept = (await cache.table(change.t).get(change.id)) as Kept | undefined;
    const scopes = kept?._scopes.filter((other) => other !== scope) ?? [];
    if (kept && scopes.length > 0) rows.push({ table: change.t, row: { ...kept }, scopes });
    else gone.push(change);
  }
  return { rows, gone, unreadable: received.unreadable };
}

/** What was set aside gives way to what the server says now. Nearly always there is nothing. */
async function clearAside(cache: Cache, { rows, gone }: Received): Promise<void> {
  if ((await cache.setAside.count()) === 0) return;
  await cache.setAside.bulkDelete([
    ...rows.map(({ table, row }): [string, string] => [table, row['id'] as string]),
    ...gone.map(({ t, id }): [string, string] => [t, id]),
  ]);
}

async function putRows(cache: Cache, received: Received, generation: number): Promise<void> {
  const { rows, gone, unreadable } = received;
  const tableNames = entityTableNames(cache);
  for (const name of tableNames) {
    const arrived = rows.filter(({ table }) => table === name);
    const held = arrived.map(({ row, scopes }) =>
      Object.assign(row, { _scopes: scopes, _generation: generation }),
    );
    await cache.table(name).bulkPut(held);
    const ids = gone.filter(({ t }) => t === name).map(({ id }) => id);
    await cache.table(name).bulkDelete(ids);
  }
  await clearAside(cache, received);
  await cache.setAside.bulkPut(
    unreadable.map((change) => Object.assign(change, { _generation: generation })),
  );
  // What can no longer be read must not stand in for what the server says now.
  for (const { t, id } of unreadable) {
    if (tableNames.includes(t)) await cache.table(t).delete(id);
  }
}

/**
 * Rows and the place they end at, in one transaction: killed at any moment, the pull goes on rightly.
 * `scope`: the rows were fetched for that scope alone.
 */
export async function receive(
  cache: Cache,
  received: Received,
  at: { generation: number; scope?: string },
  cursors: readonly Cursor[],
): Promise<void> {
  await cache.transaction('rw', cache.tables, async () => {
    const { generation, scope } = at;
    const rows = scope === undefined ? received : await mergeScope(cache, received, scope);
    await putRows(cache, rows, generation);
    await cache.cursor.bulkPut([...cursors]);
  });
}

/** Entries of `from` that `others` does not have; another view of a scope is another entry. */
function missing(from: readonly ReachEntry[], others: readonly ReachEntry[]): string[] {
  const known = new Set(others.map(({ scope, view }) => `${scope} ${view}`));
  return from.filter(({ scope, view }) => !known.has(`${scope} ${view}`)).map(({ scope }) => scope);
}

/** What a new reach means for the device: cursor rows that say what is to be taken and fetched. */
export async function reachCursors(
  cache: Cache,
  entries: ReachEntry[],
  fresh: boolean,
): Promise<Cursor[]> {
  const reach: Cursor = { key: 'reach', entries };
  const before = await cursorOf(cache, 'reach');
  // After a reset, and at first, the stream itself brings everything within the new reach.
  if (fresh || !before) return [reach, { key: 'lost', scopes: [] }, { key: 'gained', scopes: [] }];
  const lost = missing(before.entries, entries);
  const gained = missing(entries, before.entries);
  const stillLost = (await cursorOf(cache, 'lost'))?.scopes ?? [];
  const stillGained = (await cursorOf(cache, 'gained'))?.scopes ?? [];
  const again = new Set([...lost, ...gained]);
  return [
    reach,
    { key: 'lost', scopes: [...new Set([...stillLost, ...lost])] },
    {
      key: 'gained',
      scopes: [
        ...stillGained.filter(({ scope }) => !again.has(scope)),
        ...gained.map((scope) => ({ scope, cursor: null })),
      ],
    },
  ];
}

/** Takes a scope away from the rows of one table; a row that no scope holds any more goes. */
async function subtract(cache: Cache, name: string, scope: string): Promise<void> {
  for (let left = true; left;) {
    left = await cache.transaction('rw', cache.table(name), async () => {
      const rows = await cache.table(name).where('_scopes').equals(scope).limit(chunk).toArray();
      const fewer = rows.map((row: { _scopes: string[] }) =>
        Object.assign(row, { _scopes: row._scopes.filter((other) => other !== scope) }),
      );
      const gone = fewer.filter(({ _scopes }) => _scopes.length === 0);
      await cache.table(name).bulkPut(fewer.filter(({ _scopes }) => _scopes.length > 0));
      await cache.table(name).bulkDelete(gone.map((row) => (row as unknown as { id: string }).id));
      return rows.length === chunk;
    });
  }
}

/** Lost scopes leave the device. */
export async function subtractLost(cache: Cache): Promise<void> {
  const { scopes } = (await cursorOf(cache, 'lost')) ?? { scopes: [] };
  for (const scope of scopes) {
    for (const name of entityTableNames(cache)) await subtract(cache, name, scope);
    await cache.setAside.where('scopes').equals(scope).delete();
    await cache.transaction('rw', cache.cursor, async () => {
      const now = (await cursorOf(cache, 'lost'))?.scopes ?? [];
      await cache.cursor.put({ key: 'lost', scopes: now.filter((other) => other !== scope) });
    });
  }
}

/** What the stream after a reset did not bring again is no longer there. */
export async function sweep(cache: Cache, generation: number): Promise<void> {
  // Before the first reset there is no older generation to look for.
  if (generation === 1) return;
  for (const name of [...entityTableNames(cache), 'setAside']) {
    const table = cache.table(name);
    const old = await table.filter((row) => row._generation < generation).primaryKeys();
    for (let at = 0; at < old.length; at += chunk) {
      await table.bulkDelete(old.slice(at, at + chunk));
    }
  }
}
