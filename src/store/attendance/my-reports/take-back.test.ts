import { beforeEach, expect, test } from 'vitest';
import { voidReport } from '#domain/attendance/operations.ts';
import { must } from '#domain/must.ts';
import {
  fixedId,
  memoryDevice,
  report,
  signInOn,
  submit,
  type Device,
} from '../../../../tests/support/device.ts';
import type { Store } from '../../database.ts';
import { markSending, putBack } from '../../outbox/deliveries.ts';
import { draftOfItem } from './mend-item.ts';
import { queueItem } from '../../outbox/outbox.ts';
import { myReports } from './my-reports.ts';
import { takeBack } from './take-back.ts';

let device: Device;
let store: Store;

beforeEach(async () => {
  device = memoryDevice(() => Promise.reject(new TypeError('No network')));
  store = await signInOn(device);
  const first = await submit(store, 1, 100);
  await markSending(store.vault, [first], 5);
  await putBack(store.vault, [first.id], 'unreachable', { now: 5, random: () => 0 });
});

const onlyRow = async () => must((await myReports(store))[0], 'its row');
const items = () => store.vault.items.toCollection().primaryKeys();

test('A46 a report deleted after its change, neither answered: the change goes, the first is deleted', async () => {
  await submit(store, 1, 120, fixedId(2));
  const deletion = await takeBack(store, await onlyRow(), null);
  expect(deletion).toMatchObject({ id: fixedId(1), basedOn: fixedId(1) });
  expect(await items()).toEqual([fixedId(1)]);
});

async function deleteIt() {
  const { date, churchId, groupId, serviceId } = report(1);
  const seen = { id: fixedId(1), basedOn: fixedId(1), reason: null };
  await queueItem(store.vault, {
    operation: voidReport,
    id: fixedId(3),
    input: { ...seen, date, churchId, groupId, serviceId },
    profile: store.profile,
    now: new Date(),
  });
}

test('A46 a deletion that waits is taken back alone, and not sent twice', async () => {
  await deleteIt();
  expect(await takeBack(store, await onlyRow(), null)).toBeNull();
  expect(await items()).toEqual([fixedId(1)]);
});

test('A46 a report that was counted anew behind a deletion that waits: the count goes, the deletion stays', async () => {
  await deleteIt();
  const [deletion] = await store.vault.items.where({ id: fixedId(3) }).toArray();
  await markSending(store.vault, [must(deletion, 'the deletion')], 5);
  await putBack(store.vault, [fixedId(3)], 'unreachable', { now: 5, random: () => 0 });
  await submit(store, 1, 130, fixedId(4));
  expect(await takeBack(store, await onlyRow(), null)).toBeNull();
  expect(await items()).toEqual([fixedId(1), fixedId(3)]);
});

test('A46 a report whose deletion waits is not there to be mended', async () => {
  await deleteIt();
  expect(await draftOfItem(store, fixedId(1))).toBeNull();
});
