import { beforeEach, expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { rowCipher as cipher } from './row-cipher.ts';
import { openedArgs } from '#domain/sealing/sealed-args.ts';
import { fixedId, report, signedInAs, thabo } from '../../../tests/support/device.ts';
import {
  bytesOf,
  emptyBrowser,
  now,
  pin,
  sealedTablet,
  type SealedTablet,
  server,
  serverWith,
  stepAway,
} from '../../../tests/support/sealed-tablet.ts';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import { openDatabases, storeOf } from '../database.ts';
import { applyResults, dueItems, markSending } from '../outbox/deliveries.ts';
import type { Item } from '../outbox/item.ts';
import { discardItem, queueItem } from '../outbox/outbox.ts';
import { beginRowKey, dropShut, openWaiting } from '../session/begin-row-key.ts';
import { enterPin } from '../session/pin.ts';
import { beginSession } from '../session/session-changes.ts';
import { completeSignOuts, wishSignOut } from '../session/sign-outs.ts';
import { forgetKey } from './key-exchange.ts';
import { dropKey } from './key-ring.ts';
import { rowTools } from './row-tools.ts';
import { sealDatabases } from './seal-databases.ts';
import { sealKeyPresses } from './sealed-backend.ts';

sealDatabases(() => rowTools, sealKeyPresses);
beforeEach(() => forgetKey(thabo));

const notes = 'A visitor fainted, Sister Dlamini took her home';
const input = { ...report(4, 58), notes };
const first = fixedId(4);
const pictureBytes = new TextEncoder().encode('bytes of the tally sheet').buffer;

async function submitOn({ open }: Pick<SealedTablet, 'open'>, id = first): Promise<void> {
  const store = must(await storeOf(open), 'the person at the device');
  await queueItem(open.vault, {
    operation: submitChurchReport,
    id,
    input,
    profile: store.profile,
    now: new Date(now),
    pictures: [{ id: fixedId(80), type: 'image/webp', bytes: pictureBytes }],
  });
}

const itemOn = async ({ open }: Pick<SealedTablet, 'open'>): Promise<Item> =>
  must(await open.vault.items.get(first), 'the item');

async function openKey(kept: Parameters<typeof server.openKeys>[0][number]) {
  const [key] = await server.openKeys([kept]);
  return key ?? null;
}

/** As a program left it that sealed no queue, with a report that waits. */
async function tabletOfBefore(): Promise<SealedTablet> {
  const device = await sealedTablet();
  const { vault } = device.open;
  const { queueByServer: _missing, ...kept } = must(
    (await vault.profiles.get(thabo))?.rowKey,
    'it',
  );
  await vault.profiles.update(thabo, { rowKey: kept });
  await stepAway(device);
  await enterPin(vault, thabo, pin, now);
  await submitOn(device);
  return device;
}

function killed(): never {
  throw new Error('Killed');
}

const words = [notes, 'bytes of the tally sheet', '"attendance":58'];
const found = (text: string) => words.filter((word) => text.includes(word));

test('issue 14: what waits to be sent is sealed, its photo too, and its author alone reads it', async () => {
  const device = await sealedTablet();
  await submitOn(device);
  expect(found(await bytesOf(device))).toEqual([]);
  expect(await itemOn(device)).toMatchObject({ args: input, state: { kind: 'waiting' } });
  const picture = await device.open.vault.pictures.get(fixedId(80));
  expect(picture?.bytes).toEqual(pictureBytes);
  await stepAway(device);
  expect(found(await bytesOf(device))).toEqual([]);
  expect(found(JSON.stringify(await device.open.vault.items.toArray()))).toEqual([]);
  expect((await device.open.vault.pictures.get(fixedId(80)))?.bytes).toBeUndefined();
  await enterPin(device.open.vault, thabo, pin, now);
  expect(await itemOn(device)).toMatchObject({ args: input });
  expect(await itemOn(device)).not.toHaveProperty('sealed');
});

test('issue 14: what goes while its author is away opens to the server alone, and as this item alone', async () => {
  const device = await sealedTablet();
  await submitOn(device);
  await device.open.vault.pictures.clear();
  await stepAway(device);
  const [due] = await dueItems(device.open.vault, now);
  const text = String(due?.args);
  expect(due).toMatchObject({ id: first, name: submitChurchReport.name, sealed: true });
  expect(await openedArgs(text, first, { cipher, openKey })).toEqual({ args: input });
  expect(await openedArgs(text, fixedId(5), { cipher, openKey })).toBeNull();
  const other = serverWith(9);
  const byOther = async (kept: Parameters<typeof openKey>[0]) =>
    (await other.openKeys([kept]))[0] ?? null;
  expect(await openedArgs(text, first, { cipher, openKey: byOther })).toBeNull();
  for (const broken of ['', 'no base64 !', text.slice(0, 60), `${text.slice(0, -8)}AAAAAAA=`]) {
    expect(await openedArgs(broken, first, { cipher, openKey })).toBeNull();
  }
});

test('issue 14: an item is moved on while its author is away, who then finds it as they wrote it and as it is', async () => {
  const device = await sealedTablet();
  await submitOn(device);
  const { vault } = device.open;
  await stepAway(device);
  await markSending(vault, [await itemOn(device)], now);
  const problem = { code: 'validation', message: 'This service is closed on that day' };
  await applyResults(vault, [{ status: 'rejected', id: first, problem }], {
    now,
    random: () => 0.5,
  });
  expect(found(await bytesOf(device))).toEqual([]);
  await enterPin(vault, thabo, pin, now);
  expect(await itemOn(device)).toMatchObject({
    args: input,
    state: { kind: 'attention', attempts: 1, problem },
  });
  // What stands in the way are numbers of somebody.
  const current = { attendance: 61, notes: 'Counted from the balcony' };
  await vault.items.update(first, { state: { kind: 'attention', attempts: 1, problem, current } });
  expect((await itemOn(device)).state).toMatchObject({ current });
  expect(await bytesOf(device)).not.toContain('balcony');
  const store = must(await storeOf(device.open), 'the person at the device');
  await discardItem(store, first);
  expect(await vault.items.count()).toBe(0);
});

test('issue 14: what waited before the device was registered is sealed with the next sign-in', async () => {
  const parts = emptyBrowser();
  const open = openDatabases(parts);
  await beginSession(open.vault, signedInAs(thabo));
  await submitOn({ open });
  expect(found(await bytesOf({ parts, open }))).toHaveLength(3);
  await beginRowKey(open, thabo, server);
  expect(found(await bytesOf({ parts, open }))).toEqual([]);
  expect(await itemOn({ open })).toMatchObject({ args: input });
});

test('issue 14: a tablet that an earlier program sealed seals its queue once its person is there with a network', async () => {
  const device = await tabletOfBefore();
  const { vault } = device.open;
  expect(found(await bytesOf(device))).toHaveLength(3);
  await beginRowKey(device.open, thabo, server);
  expect(found(await bytesOf(device))).toEqual([]);
  expect(await itemOn(device)).toMatchObject({ args: input });
  await stepAway(device);
  expect(await itemOn(device)).toMatchObject({ sealed: true });
  expect(await enterPin(vault, thabo, pin, now)).toMatchObject({ is: 'open' });
  expect(await itemOn(device)).toMatchObject({ args: input });
});

test('issue 14: killed while the queue is sealed, its author reads all of it, and the next sign-in seals the rest', async () => {
  const device = await tabletOfBefore();
  const { vault } = device.open;
  vault.pictures.hook('updating', killed);
  await expect(beginRowKey(device.open, thabo, server)).rejects.toThrow('Killed');
  vault.pictures.hook('updating').unsubscribe(killed);
  await stepAway(device);
  expect(await itemOn(device)).toMatchObject({ sealed: true });
  expect(await enterPin(vault, thabo, pin, now)).toMatchObject({ is: 'open' });
  expect(await itemOn(device)).toMatchObject({ args: input });
  expect((await vault.pictures.get(fixedId(80)))?.bytes).toEqual(pictureBytes);
  await beginRowKey(device.open, thabo, server);
  expect(found(await bytesOf(device))).toEqual([]);
});

test('issue 14: without a key of the server nothing of the queue is sealed, since nobody could send it', async () => {
  const parts = emptyBrowser();
  const open = openDatabases(parts);
  await beginSession(open.vault, signedInAs(thabo));
  await beginRowKey(open, thabo, { ...server, servers: null });
  await submitOn({ open });
  dropKey(thabo);
  expect(await itemOn({ open })).toMatchObject({ args: input });
});

test('issue 14: what somebody who signed out left behind is theirs again when they sign in, also where the device is shared no more', async () => {
  for (const isShared of [true, false]) {
    const device = await sealedTablet();
    const { open } = device;
    await submitOn(device);
    await wishSignOut(open.vault, thabo);
    await completeSignOuts(open.vault, open.deleteCache);
    expect(found(await bytesOf(device))).toEqual([]);
    expect(await itemOn(device)).toMatchObject({ sealed: true });
    await beginSession(open.vault, signedInAs(thabo));
    if (isShared) await beginRowKey(open, thabo, server);
    expect(await openWaiting(open.vault, thabo, server.openKeys)).toEqual([]);
    expect(await itemOn(device)).toMatchObject({ args: input, state: { kind: 'waiting' } });
    expect((await open.vault.pictures.get(fixedId(80)))?.bytes).toEqual(pictureBytes);
    expect(found(await bytesOf(device))).toHaveLength(isShared ? 0 : 3);
    forgetKey(thabo);
  }
});

test('issue 14: where the server lost its keys, the digits come first: they alone open what waits', async () => {
  const device = await sealedTablet();
  const { open } = device;
  await submitOn(device);
  await stepAway(device);
  await beginSession(open.vault, signedInAs(thabo));
  const restored = serverWith(8);
  await expect(beginRowKey(open, thabo, restored)).rejects.toThrow('only your six digits open it');
  await enterPin(open.vault, thabo, pin, now);
  await beginRowKey(open, thabo, restored);
  expect(await itemOn(device)).toMatchObject({ args: input });
  await stepAway(device);
  const [due] = await dueItems(open.vault, now + 1);
  expect(due).toBeUndefined();
  await open.vault.pictures.clear();
  const [item] = await dueItems(open.vault, now + 1);
  const byRestored = async (kept: Parameters<typeof openKey>[0]) =>
    (await restored.openKeys([kept]))[0] ?? null;
  const args = String(item?.args);
  expect(await openedArgs(args, first, { cipher, openKey: byRestored })).toEqual({ args: input });
});

test('issue 14: what opens to nobody any more is named as lost, and goes', async () => {
  const device = await sealedTablet();
  const { open } = device;
  await submitOn(device);
  await wishSignOut(open.vault, thabo);
  await completeSignOuts(open.vault, open.deleteCache);
  await beginSession(open.vault, signedInAs(thabo));
  const restored = serverWith(8);
  await beginRowKey(open, thabo, restored);
  const shut = await openWaiting(open.vault, thabo, restored.openKeys);
  expect(shut.toSorted()).toEqual([first, fixedId(80)]);
  expect(await dropShut(open.vault, shut)).toEqual([
    { id: first, accountId: thabo, date: '2026-11-22' },
  ]);
  expect(await open.vault.items.count()).toBe(0);
  expect(await open.vault.pictures.count()).toBe(0);
});
