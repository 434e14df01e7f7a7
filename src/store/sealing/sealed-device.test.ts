import { Dexie } from 'dexie';
import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { signedInAs, thabo } from '../../../tests/support/device.ts';
import {
  bytesOf,
  emptyBrowser,
  now,
  pin,
  type SealedTablet,
  sealedTablet,
  server,
  serverWith,
  stepAway,
} from '../../../tests/support/sealed-tablet.ts';
import { reportAt } from '../../../tests/support/packed-history.ts';
import { rowsOfColumns } from '../../../tests/support/rows-of-columns.ts';
import { columnsHere } from '../attendance/analytics/report-columns.ts';
import { keepQuarters } from '../attendance/packed/kept-quarters.ts';
import { entityTables } from '../cache-tables.gen.ts';
import { cacheName } from '../cache.ts';
import { openDatabases, storeOf, type Databases } from '../database.ts';
import { noteTyped } from '../drafts/typed.ts';
import { enterPin, triesInAll, waitAfterTries } from '../session/pin.ts';
import { beginRowKey } from '../session/begin-row-key.ts';
import { beginSession } from '../session/session-changes.ts';
import { activeProfile } from '../session/session.ts';
import { completeSignOuts, wishSignOut } from '../session/sign-outs.ts';
import { forgetKey } from './key-exchange.ts';
import { dropKey } from './key-ring.ts';
import { sealDatabases } from './seal-databases.ts';
import { rowTools } from './row-tools.ts';
import { sealKeyPresses } from './sealed-backend.ts';

sealDatabases(() => rowTools, sealKeyPresses);
beforeEach(() => forgetKey(thabo));

const seeded = Array.from({ length: 1000 }, (_, at) => `seeded-${(at * 7919).toString(36)}-string`);

/** Rows with a seeded string each, over all tables that hold what a person may see or typed. */
async function fill({ vault, cache }: Databases): Promise<void> {
  const tables = Object.keys(entityTables);
  const places = [...tables, 'receivedPush', 'reportHistory', 'formDraft'];
  for (const [at, text] of seeded.entries()) {
    const id = `row-${at}`;
    const about = { accountId: thabo, submissionId: id, savedAt: 1, date: '2026-11-22' };
    if (at % 10 === 0) await vault.table('drafts').put({ key: id, ...about, notes: text });
    else if (at % 10 === 1) await vault.table('typed').put({ key: id, ...about, notes: text });
    else if (at % 10 === 2)
      await vault.table('kept').put({ key: id, accountId: thabo, unfinished: true, named: [text] });
    else if (at % 10 === 3) {
      const bytes = new TextEncoder().encode(text).buffer;
      await cache(thabo).picture.put({ id, type: 'image/webp', bytes, at });
    } else {
      const name = must(places[at % places.length], 'a table');
      const named = { nameWords: [text], _order: text, notes: { deep: [text] } };
      await cache(thabo)
        .table(name)
        .put({ id, key: id, ...named, _scopes: ['all'], _generation: 1 });
    }
  }
}

/** Strings that somebody can read who is this person. */
async function readable({ open }: SealedTablet): Promise<string> {
  const store = must(await storeOf(open), 'the person at the device');
  const tables = [...store.vault.tables, ...store.cache.tables];
  const rows = await Promise.all(tables.map((table) => table.toArray()));
  return JSON.stringify(rows, (_, value: unknown) =>
    value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
  );
}

const foundIn = (text: string) => seeded.filter((one) => text.includes(one)).length;

test('issue 14: of 1,000 strings of a person none can be read while they are away, and all with their PIN', async () => {
  const device = await sealedTablet();
  await fill(device.open);
  expect(foundIn(await bytesOf(device))).toBe(0);
  expect(foundIn(await readable(device))).toBe(1000);
  expect(await stepAway(device)).toBe(true);
  expect(foundIn(await bytesOf(device))).toBe(0);
  await expect(device.open.cache(thabo).church.toArray()).rejects.toThrow(/sealed until/);
  expect(await enterPin(device.open.vault, thabo, pin, now)).toMatchObject({ is: 'open' });
  expect(foundIn(await readable(device))).toBe(1000);
});

test('issue 14: the numbers of reports that are kept as columns are sealed, and say the same when they are opened', async () => {
  const { parts, open } = await sealedTablet();
  const store = must(await storeOf(open), 'the person at the device');
  const reports = [0, 1, 30, 31].map((week) => reportAt(week, 0, 0));
  const held = { _scopes: ['all'], _generation: 1 };
  await store.cache.attendanceReport.bulkPut(reports.map((one) => Object.assign(one, held)));
  const { columns, made } = await columnsHere(store);
  await keepQuarters(store.cache, made);
  const raw = await new Dexie(cacheName(thabo), { ...parts, addons: [] }).open();
  const lie: object[] = await raw.table('countedQuarter').toArray();
  raw.close();
  expect(lie.length).toBe(made.length);
  for (const row of lie) expect(Object.keys(row).toSorted()).toEqual(['_sealed', 'quarter']);
  const again = await columnsHere(store);
  expect(again.made).toEqual([]);
  expect(rowsOfColumns(again.columns)).toEqual(rowsOfColumns(columns));
  expect(again.columns.day.length).toBeGreaterThan(2);
});

test('issue 14: on a device of one person rows lie as they are', async () => {
  const parts = emptyBrowser();
  const open = openDatabases(parts);
  await beginSession(open.vault, signedInAs(thabo));
  await fill(open);
  expect(foundIn(await bytesOf({ parts, open }))).toBe(1000);
});

test('issue 14: a person whose page was killed is not the one at the device any more', async () => {
  const { open } = await sealedTablet();
  const key = must(await activeProfile(open.vault), 'their profile').rowKey;
  expect(key?.byPin).not.toBeNull();
  forgetKey(thabo);
  open.vault.close({ disableAutoOpen: false });
  expect(await activeProfile(open.vault)).toBeNull();
  await expect(
    open.vault.table('drafts').put({ key: 'late', accountId: thabo, submissionId: 'late' }),
  ).rejects.toThrow(/sealed until/);
});

test('issue 14: ten wrong tries destroy the way by the PIN, and the password with the server opens all again', async () => {
  const device = await sealedTablet();
  await fill(device.open);
  await stepAway(device);
  for (let at = 0; at < triesInAll; at += 1) {
    const later = now + (at >= 5 ? waitAfterTries + 1 : 0);
    await enterPin(device.open.vault, thabo, '000000', later);
  }
  const rowKey = (await device.open.vault.profiles.get(thabo))?.rowKey;
  expect(rowKey?.byPin).toBeNull();
  await beginSession(device.open.vault, signedInAs(thabo));
  await beginRowKey(device.open, thabo, server);
  expect(foundIn(await readable(device))).toBe(1000);
});

test('issue 14: where the server lost its key, what was sealed goes, and what comes is sealed anew', async () => {
  const device = await sealedTablet();
  await fill(device.open);
  await stepAway(device);
  await beginSession(device.open.vault, signedInAs(thabo));
  const another = serverWith(8);
  await beginRowKey(device.open, thabo, another);
  expect(foundIn(await readable(device))).toBe(0);
  await fill(device.open);
  expect(foundIn(await readable(device))).toBe(1000);
  expect(foundIn(await bytesOf(device))).toBe(0);
  // The digits that they have had before open the new key.
  await stepAway(device);
  expect(await enterPin(device.open.vault, thabo, pin, now)).toMatchObject({ is: 'open' });
  expect(foundIn(await readable(device))).toBe(1000);
});

test('issue 14: what was typed before the device was registered is sealed with the next sign-in', async () => {
  const parts = emptyBrowser();
  const open = openDatabases(parts);
  await beginSession(open.vault, signedInAs(thabo));
  await fill(open);
  await open.deleteCache(thabo);
  expect(foundIn(await bytesOf({ parts, open }))).toBe(300);
  await beginRowKey(open, thabo, server);
  expect(foundIn(await bytesOf({ parts, open }))).toBe(0);
  expect(foundIn(await readable({ parts, open }))).toBe(300);
});

test('issue 14: what is noted in the moment of a key press is sealed too', async () => {
  const device = await sealedTablet();
  const { vault } = device.open;
  await vault.open();
  const draft = { key: 'typed-now', accountId: thabo, submissionId: 'one', notes: seeded[0] };
  noteTyped(vault, { ...draft, date: '2026-11-22', basedOn: null, savedAt: 0, typedAt: 5 });
  await expect.poll(() => vault.typed.get('typed-now')).toMatchObject(draft);
  expect(foundIn(await bytesOf(device))).toBe(0);
});

test('issue 14: killed while what lay there as it was is sealed, the next sign-in does it', async () => {
  const parts = emptyBrowser();
  const open = openDatabases(parts);
  await beginSession(open.vault, signedInAs(thabo));
  await fill(open);
  const killed = { vault: open.vault, deleteCache: () => Promise.reject(new Error('Killed')) };
  await expect(beginRowKey(killed, thabo, server)).rejects.toThrow('Killed');
  dropKey(thabo);
  expect(await activeProfile(open.vault)).toBeNull();
  await beginSession(open.vault, signedInAs(thabo));
  await beginRowKey(open, thabo, server);
  expect(foundIn(await bytesOf({ parts, open }))).toBe(0);
  expect(foundIn(await readable({ parts, open }))).toBe(300);
});

test('issue 14: a sign-out destroys the key', async () => {
  const device = await sealedTablet();
  await fill(device.open);
  await wishSignOut(device.open.vault, thabo);
  expect((await device.open.vault.profiles.get(thabo))?.rowKey).toBeUndefined();
  await completeSignOuts(device.open.vault, device.open.deleteCache);
  expect(foundIn(await bytesOf(device))).toBe(0);
});

const named = fc.record({
  id: fc.uuid(),
  nameWords: fc.array(fc.constantFrom('an', 'ann', 'anna', 'ben', 'bo', 'cy'), { maxLength: 3 }),
  _order: fc.option(fc.constantFrom('a', 'b', 'b1', 'c', 'd'), { nil: undefined }),
});

test('issue 14: an index of names, which the disk does not have, answers as one that it has', async () => {
  const [plain, device] = [openDatabases(emptyBrowser()), await sealedTablet()];
  const tables = [plain.cache('nobody').table('person'), device.open.cache(thabo).table('person')];
  const bothWays = async (ask: (table: (typeof tables)[number]) => Promise<unknown>) => {
    const [one, other] = await Promise.all(tables.map(ask));
    expect(other).toEqual(one);
  };
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(named, { selector: ({ id }) => id }), async (rows) => {
      for (const table of tables) {
        await table.clear();
        await table.bulkPut(structuredClone(rows));
      }
      await bothWays((table) => table.where('nameWords').startsWith('an').toArray());
      await bothWays((table) => table.where('nameWords').startsWith('an').distinct().toArray());
      await bothWays((table) =>
        table.where('nameWords').startsWithAnyOf(['bo', 'an']).distinct().primaryKeys(),
      );
      await bothWays((table) => table.where('nameWords').anyOf(['ben', 'cy']).toArray());
      await bothWays((table) => table.where('nameWords').equals('ann').count());
      await bothWays((table) => table.orderBy('nameWords').uniqueKeys());
      await bothWays((table) => table.orderBy('_order').offset(1).limit(2).toArray());
      await bothWays((table) => table.orderBy('_order').reverse().limit(3).toArray());
      await bothWays((table) => table.where('_order').between('a', 'c', false, true).primaryKeys());
      await bothWays((table) =>
        table
          .where('_order')
          .above('b')
          .filter(({ id }) => id > '8')
          .first(),
      );
      await bothWays((table) => table.where('_order').belowOrEqual('b1').last());
      await bothWays((table) => table.where('_order').equals('b').modify({ seen: true }));
      await bothWays((table) => table.where('nameWords').equals('bo').delete());
      await bothWays((table) => table.toArray());
    }),
    { numRuns: 40 },
  );
});
