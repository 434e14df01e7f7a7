import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { RunningServer } from '../../server/create-server.ts';
import { valuesOf } from '../../src/domain/attendance/deciding.ts';
import {
  decideReport,
  getReport,
  submitChurchReport,
} from '../../src/domain/attendance/operations.ts';
import { must } from '../../src/domain/must.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';
import { reportDetail } from '../../src/store/attendance/report-detail.ts';
import { keepHistory } from '../../src/store/attendance/kept-histories.ts';
import { answerFromDevice } from '../../src/store/answer-from-device.ts';
import { cachedReads } from '../../src/store/cached-reads.gen.ts';
import { queueItem } from '../../src/store/outbox/outbox.ts';
import { pull } from '../../src/sync/pull.ts';
import { synchronise } from '../../src/sync/synchronise.ts';
import { type Holder, holderOf } from '../support/holder.ts';
import { church } from '../support/members.ts';
import { reportFor, today } from '../support/reports.ts';
import { newTenant, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';
import { entityTableNames } from '../../src/store/cache.ts';

let server: RunningServer;
let tenant: TestTenant;
let thabo: Holder;
let lerato: Holder;
let watcher: Holder;
let decider: Holder;
let day = 0;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  const here = church(tenant.churches[0]);
  thabo = await holderOf(server, await tenant.person('Usher', here));
  lerato = await holderOf(server, await tenant.person('Usher', here));
  watcher = await holderOf(server, await tenant.person('Church Admin', here));
  decider = await holderOf(server, await tenant.person('Church Admin', here));
});
afterAll(() => server.close());

const bring = ({ device }: Holder) => synchronise(device.context, { reset: true });

async function submitOn(holder: Holder, date: string, attendance: number): Promise<string> {
  const id = randomUUID();
  const { vault, profile } = holder.store;
  const input = reportFor(tenant, { date, attendance });
  await queueItem(vault, { operation: submitChurchReport, id, input, profile, now: new Date() });
  await bring(holder);
  return id;
}

/** Two ushers reported one service, and every device knows. Answers the two versions, the current one first. */
async function conflict(): Promise<[standing: string, open: string]> {
  day += 1;
  const date = addDays(today(), -day);
  const current = await submitOn(thabo, date, 331);
  const open = await submitOn(lerato, date, 338);
  for (const holder of [watcher, decider, thabo]) await bring(holder);
  return [current, open];
}

async function decideOn(
  { store, device }: Holder,
  [id, versionId]: readonly [string, string],
  choice: 'keep' | 'take' | 'both',
): Promise<void> {
  const { vault, cache, profile } = store;
  const report = must(await cache.attendanceReport.get(id), 'the report');
  const open = must(await cache.reportVersion.get(versionId), 'its open version');
  const { churchId, serviceId, groupId, date, standingVersionId: basedOn } = report;
  const values = valuesOf(choice === 'keep' ? report : open);
  const input = { id, date, churchId, serviceId, groupId, basedOn, versionId, choice, values };
  const of = { id: randomUUID(), profile, now: new Date() };
  await queueItem(vault, { operation: decideReport, input, ...of });
  await synchronise(device.context, { reset: true });
}

async function versionsOn({ store }: Holder, ids: readonly string[]): Promise<string[]> {
  const held = await store.cache.reportVersion.bulkGet([...ids]);
  return held.flatMap((version) => (version ? [version.id] : []));
}

/** Rows that leave the device while it pulls. */
async function leavingWhile({ store }: Holder, work: () => Promise<unknown>): Promise<string[]> {
  const left: string[] = [];
  const note = (name: string) => (id: unknown) => void left.push(`${name} ${String(id)}`);
  const hooks = entityTableNames.map((name) => {
    const table = store.cache.table(name);
    const listener = note(name);
    table.hook('deleting', listener);
    return () => table.hook('deleting').unsubscribe(listener);
  });
  await work();
  for (const unhook of hooks) unhook();
  return left.toSorted();
}

test.each(['keep', 'take', 'both'] as const)(
  'issue 11.3: versions of a conflict that somebody else settles (%s) leave the device, and nothing else does; their authors keep theirs',
  async (choice) => {
    const versions = await conflict();
    const [current, open] = versions;
    expect(await versionsOn(watcher, versions)).toEqual(versions);
    expect((await reportDetail(watcher.store, current))?.versions).toHaveLength(2);
    await decideOn(decider, versions, choice);
    const pulled = () => pull(watcher.device.context, watcher.person.id);
    const left = await leavingWhile(watcher, pulled);
    expect(left).toEqual(versions.map((id) => `reportVersion ${id}`).toSorted());
    const detail = must(await reportDetail(watcher.store, current), 'the report');
    expect(detail.report.openVersions).toBe(0);
    expect(detail.versions).toEqual([]);
    // The decider knew both as well, and was author of neither.
    expect(await versionsOn(decider, versions)).toEqual([]);
    for (const author of [thabo, lerato]) await bring(author);
    expect(await versionsOn(thabo, [current])).toEqual([current]);
    expect(await versionsOn(lerato, [open])).toEqual([open]);
  },
);

async function historyOn({ store }: Holder, id: string): Promise<string[] | null> {
  const answer = await answerFromDevice(store, getReport, { id }, cachedReads);
  if (answer === null) return null;
  const { data } = z.parse(getReport.output, answer.output);
  return data.versions.map((version) => version.id).toSorted();
}

test('issue 11.3: what left the device is there on request, and stays readable without a network', async () => {
  const versions = await conflict();
  const [current] = versions;
  await decideOn(decider, versions, 'keep');
  await bring(watcher);
  expect(await versionsOn(watcher, versions)).toEqual([]);
  expect(await historyOn(watcher, current)).toBeNull();
  const asked = await watcher.person.ask('GET', `/api/v1/churches/attendance/${current}`);
  const history = z.parse(getReport.output, await asked.json());
  await keepHistory(watcher.store, history, Date.now());
  const shown = must(await historyOn(watcher, current), 'the history');
  expect(shown).toEqual(expect.arrayContaining([...versions]));
  expect(shown).toEqual(history.data.versions.map(({ id }) => id).toSorted());
  // The history that was looked at is no row of the stream: the next pull leaves it alone.
  await bring(watcher);
  expect(await historyOn(watcher, current)).toEqual(shown);
  expect(await versionsOn(watcher, versions)).toEqual([]);
});
