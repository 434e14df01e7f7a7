import type { Table } from 'dexie';
import type { Change, AccessScope, SyncPage } from '#domain/protocol.ts';
import { answersAbout } from './answers-about.ts';
import { entityTableNames, keptAnswers, type Cache, type Cursor } from './cache.ts';
import { cursorOf } from './cursor-of.ts';
import { noteChanged, noteGone, writtenWith } from './noted-changes.ts';

/** Rows a transaction removes: a page that reads waits for it. */
const chunk = 500;

/** Contents of one page of the server's answer. */
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

type Row = Received['rows'][number];

interface At {
  generation: number;
  /** The rows were fetched for that scope alone, beside the stream. */
  scope?: string;
  /** So many are still to come that they matter more than a read that waits for a transaction. */
  bulk?: boolean;
}

/**
 * Rows a transaction writes: a page that reads one of their tables waits for it. Fewer cost
 * more than they give: up to 50 at once Dexie reads what each row was before.
 */
const chunkSize = 100;

/** A whole page: half as many rows again a second as in small ones. */
const bulkSize = 500;

/** Rows of one table after the other, in pieces of this size. */
function chunksOf(rows: readonly Row[], size: number): Row[][] {
  const byTable = [...Map.groupBy(rows, ({ table }) => table).values()].flat();
  return Array.from({ length: Math.ceil(byTable.length / size) }, (_, at) =>
    byTable.slice(at * size, (at + 1) * size),
  );
}

/** Keeps the scopes and fields that other scopes hold of rows fetched for one scope. */
async function mergeRows(cache: Cache, rows: readonly Row[], scope: string): Promise<Row[]> {
  const merged: Row[] = [];
  for (const { table, row, scopes } of rows) {
    const kept = (await cache.table(table).get(row['id'] as string)) as Kept | undefined;
    const all = new Set([...(kept?._scopes ?? []), ...scopes, scope]);
    merged.push({ table, row: { ...kept, ...row }, scopes: [...all] });
  }
  return merged;
}

async function putRows(
  cache: Cache,
  rows: readonly Row[],
  { generation, scope }: At,
): Promise<void> {
  for (const [table, all] of Map.groupBy(rows, (row) => row.table)) {
    const merged = scope === undefined ? all : await mergeRows(cache, all, scope);
    await cache
      .table(table)
      .bulkPut(
        merged.map(({ row, scopes }) =>
          Object.assign(row, { _scopes: scopes, _generation: generation }),
        ),
      );
    await noteChanged(
      cache,
      table,
      all.map(({ row }) => row),
    );
  }
}

function tablesOf(cache: Cache, rows: readonly Row[]): Table[] {
  return writtenWith(cache, [...new Set(rows.map(({ table }) => table))]);
}

/** Leaving one scope is no reason to go while another holds the row. */
async function removeGone(cache: Cache, gone: readonly Change[], scope?: string): Promise<void> {
  const known = new Set(entityTableNames);
  for (const [name, left] of Map.groupBy(gone, ({ t }) => t)) {
    if (!known.has(name)) continue;
    const table = cache.table<Kept, string>(name);
    const ids = left.map(({ id }) => id);
    const kept = scope === undefined ? [] : await table.bulkGet(ids);
    const still = kept.flatMap((row) => {
      const others = row?._scopes.filter((other) => other !== scope) ?? [];
      return row && others.length > 0 ? [{ ...row, _scopes: others }] : [];
    });
    await noteGone(cache, name, ids);
    await table.bulkDelete(ids);
    await table.bulkPut(still);
  }
}

/** Removes quarantined rows that the server sent again. Nearly always there are none. */
async function clearQuarantined(cache: Cache, { rows, gone }: Received): Promise<void> {
  if ((await cache.setAside.count()) === 0) return;
  await cache.setAside.bulkDelete([
    ...rows.map(({ table, row }): [string, string] => [table, row['id'] as string]),
    ...gone.map(({ t, id }): [string, string] => [t, id]),
  ]);
}

/** Nothing that was kept about a row outlives it. */
async function forgetAnswers(cache: Cache, { rows, gone }: Received): Promise<void> {
  for (const [entity, { answers, isOver }] of Object.entries(answersAbout(cache))) {
    const over = [
      ...rows.filter(({ table, row }) => table === entity && isOver(row)).map(({ row }) => row),
      ...gone.filter(({ t }) => t === entity),
    ];
    if (over.length > 0) await answers.bulkDelete(over.map(({ id }) => id as string));
  }
}

async function quarantine(
  cache: Cache,
  unreadable: readonly Change[],
  generation: number,
): Promise<void> {
  const known = new Set(entityTableNames);
  await cache.setAside.bulkPut(
    unreadable.map((change) => Object.assign(change, { _generation: generation })),
  );
  // An unreadable row must not leave an older one of itself on the screen.
  for (const { t, id } of unreadable) {
    if (!known.has(t)) continue;
    await noteGone(cache, t, [id]);
    await cache.table(t).delete(id);
  }
}

/**
 * A page of the server's answer: its rows, and with the last of them, in one transaction, what went and the
 * place it ends at. Killed at any moment, the pull asks for the page once more, and what came
 * already changes nothing.
 */
export async function receive(
  cache: Cache,
  received: Received,
  at: At,
  cursors: readonly Cursor[],
): Promise<void> {
  const chunks = chunksOf(received.rows, at.bulk ? bulkSize : chunkSize);
  const last = chunks.pop() ?? [];
  for (const rows of chunks) {
    await cache.transaction('rw', tablesOf(cache, rows), () => putRows(cache, rows, at));
  }
  const { gone, unreadable } = received;
  const answers = Object.values(answersAbout(cache)).map((about) => about.answers);
  const touched = [cache.cursor, cache.setAside, ...answers, ...tablesOf(cache, last)];
  const tables = gone.length + unreadable.length > 0 ? cache.tables : touched;
  await cache.transaction('rw', tables, async () => {
    await putRows(cache, last, at);
    await removeGone(cache, gone, at.scope);
    await clearQuarantined(cache, received);
    await forgetAnswers(cache, received);
    await quarantine(cache, unreadable, at.generation);
    await cache.cursor.bulkPut([...cursors]);
  });
}

/** Entries of `from` that `others` does not have; another view of a scope is another entry. */
function missing(from: readonly AccessScope[], others: readonly AccessScope[]): string[] {
  const known = new Set(others.map(({ scope, view }) => `${scope} ${view}`));
  return from.filter(({ scope, view }) => !known.has(`${scope} ${view}`)).map(({ scope }) => scope);
}

/** Cursor rows for new access scopes: the scopes to remove and the scopes to fetch. */
export async function scopeCursorsOf(
  cache: Cache,
  { reach: entries = [], onlineOnly = [] }: Pick<SyncPage, 'reach' | 'onlineOnly'>,
  fresh: boolean,
): Promise<Cursor[]> {
  const accessScopes: Cursor = { key: 'reach', entries, onlineOnly };
  const before = await cursorOf(cache, 'reach');
  // After a reset, and at first, the stream itself brings everything in the new scopes.
  if (fresh || !before)
    return [accessScopes, { key: 'lost', scopes: [] }, { key: 'gained', scopes: [] }];
  const lost = missing(before.entries, entries);
  const gained = missing(entries, before.entries);
  const stillLost = (await cursorOf(cache, 'lost'))?.scopes ?? [];
  const stillGained = (await cursorOf(cache, 'gained'))?.scopes ?? [];
  const again = new Set([...lost, ...gained]);
  return [
    accessScopes,
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

/** A row as the scopes that still hold it show it. */
export type Narrow = (table: string, row: Kept, scopes: readonly string[]) => object;

/**
 * Takes scopes away from the rows of one table; a row that no scope holds any more goes. Every row is read: an index of
 * scopes costs each row that comes nearly half as much again, and is asked only where a right ends.
 */
async function subtract(
  cache: Cache,
  name: string,
  lost: ReadonlySet<string>,
  narrow: Narrow,
): Promise<void> {
  const table = cache.table<Kept, string>(name);
  for (let last: string | undefined = ''; last !== undefined;) {
    const after: string = last;
    last = await cache.transaction('rw', writtenWith(cache, [name]), async () => {
      const rows = await table.where(':id').above(after).limit(chunk).toArray();
      const fewer = rows
        .filter(({ _scopes }) => _scopes.some((scope) => lost.has(scope)))
        .map((row) => ({ row, scopes: row._scopes.filter((scope) => !lost.has(scope)) }));
      await noteChanged(
        cache,
        name,
        fewer.map(({ row }) => row),
      );
      const kept = fewer.filter(({ scopes }) => scopes.length > 0);
      await table.bulkPut(
        kept.map(({ row, scopes }) =>
          Object.assign(narrow(name, row, scopes), { id: row.id, _scopes: scopes }),
        ),
      );
      const gone = fewer.filter(({ scopes }) => scopes.length === 0);
      await table.bulkDelete(gone.map(({ row }) => row.id));
      return rows.length === chunk ? rows.at(-1)?.id : undefined;
    });
  }
}

/** Lost scopes leave the device, and with them what only they showed. */
export async function subtractLost(cache: Cache, narrow: Narrow): Promise<void> {
  const { scopes } = (await cursorOf(cache, 'lost')) ?? { scopes: [] };
  const lost = new Set(scopes);
  for (const name of entityTableNames) await subtract(cache, name, lost, narrow);
  await cache.setAside.where('scopes').anyOf(scopes).delete();
  for (const answers of keptAnswers(cache)) await answers.clear();
  await cache.transaction('rw', cache.cursor, async () => {
    const now = (await cursorOf(cache, 'lost'))?.scopes ?? [];
    await cache.cursor.put({ key: 'lost', scopes: now.filter((scope) => !lost.has(scope)) });
  });
}

/** Removes rows that the stream did not bring again after a reset. */
export async function sweep(cache: Cache, generation: number): Promise<void> {
  // Before the first reset there is no older generation to look for.
  if (generation === 1) return;
  for (const name of [...entityTableNames, 'setAside']) {
    const table = cache.table(name);
    const old = await table.filter((row) => row._generation < generation).primaryKeys();
    for (let at = 0; at < old.length; at += chunk) {
      const some = old.slice(at, at + chunk);
      const answers = keptAnswers(cache);
      // Answers are of no generation: with the rows goes what any of them said.
      await cache.transaction('rw', [...writtenWith(cache, [name]), ...answers], async () => {
        await noteGone(cache, name, some);
        await table.bulkDelete(some);
        for (const one of answers) await one.clear();
      });
    }
  }
}
