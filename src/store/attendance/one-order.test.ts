import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachPictureName } from '#domain/attendance/attach-picture-policy.ts';
import { pack } from '#domain/attendance/attendance-block.ts';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import {
  decisionForm,
  reportKey,
  submissionForm,
  voidForm,
} from '#domain/attendance/queued-forms.ts';
import { must } from '#domain/must.ts';
import {
  firstService,
  fixedId,
  lerato,
  memoryDevice,
  report,
  signInOn,
  soweto,
  thabo,
} from '../../../tests/support/device.ts';
import type { Store } from '../database.ts';
import { isUnsent, type Item, type ItemState } from '../outbox/item.ts';
import { openDraft } from './draft.ts';
import { knownOf } from './known-of-service.ts';
import { draftOfItem } from './my-reports/mend-item.ts';
import type { MyReport } from './my-reports/my-report.ts';
import { myReports } from './my-reports/my-reports.ts';
import { reportsNeedingMe } from './my-reports/needing-me.ts';
import { reportedDays } from './reported-days.ts';
import { isReported } from './to-count.ts';

const kinds = ['waiting', 'sending', 'attention', 'delivered', 'sent'] as const;

interface Submitted {
  kind: ItemState['kind'];
  how: 'accepted' | 'held';
  /** Captured while the one before it was on its way. */
  chained: boolean;
  /** Rows of its effect that the device has. */
  made: 'nothing' | 'version' | 'heldRow';
}

/** All that a device may know of one report. */
interface Told {
  draft: 'none' | 'fresh' | 'mends';
  submitted: Submitted[];
  decision: { name: 'decide' | 'void'; kind: ItemState['kind'] } | null;
  server: 'nothing' | 'synced' | 'differing' | 'deleted' | 'packed';
  /** Whether a photo of the tally sheet waits behind the last of it. */
  photo: boolean;
}

const told: fc.Arbitrary<Told> = fc.record({
  draft: fc.constantFrom('none', 'none', 'fresh', 'mends'),
  submitted: fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      how: fc.constantFrom('accepted', 'accepted', 'held'),
      chained: fc.boolean(),
      made: fc.constantFrom('nothing', 'version', 'heldRow'),
    }),
    { maxLength: 3 },
  ),
  decision: fc.option(
    fc.record({ name: fc.constantFrom('decide', 'void'), kind: fc.constantFrom(...kinds) }),
  ),
  server: fc.constantFrom('nothing', 'synced', 'differing', 'deleted', 'packed'),
  photo: fc.boolean(),
});

const notes = { _scopes: [`church:${soweto}/reports`], _generation: 1 };
const contextOf = (at: number) => {
  const { date, churchId, groupId, serviceId } = report(at);
  return { date, churchId, groupId, serviceId };
};
const reportId = (at: number) => fixedId(100 + at);
const itemId = (at: number, nth: number) => fixedId(1000 * at + nth);

function stateFrom(kind: ItemState['kind'], how: 'accepted' | 'held'): ItemState {
  switch (kind) {
    case 'waiting':
      return { kind, attempts: 0, nextAttemptAt: 0, trouble: null };
    case 'sending':
      return { kind, attempts: 1, since: 1 };
    case 'attention':
      return { kind, attempts: 1, problem: { code: 'validation', message: 'Choose it again' } };
    case 'delivered':
    case 'sent':
      return { kind, attempts: 1, how, output: { receiptNumber: 'GV' }, at: 1 };
  }
}

/** As the queue makes them: what is on its way is followed, and what follows a refused one stays. */
function chainOf(at: number, { submitted, decision }: Told): Item[] {
  const items: Item[] = [];
  function add(name: string, args: object, wish: Omit<Submitted, 'made'>): void {
    const before = items.at(-1);
    const isStuck = before !== undefined && isUnsent(before);
    const isOpen = isStuck && before.state.kind !== 'attention';
    const follows = before !== undefined && (isOpen || wish.chained);
    items.push({
      id: itemId(at, items.length),
      name,
      form: 1,
      args,
      record: reportKey(contextOf(at)),
      after: follows ? before.id : null,
      accountId: thabo,
      tenantId: fixedId(1),
      capturedAt: `2026-01-20T09:00:0${items.length}.000Z`,
      state: stateFrom(follows && isStuck ? 'waiting' : wish.kind, wish.how),
    });
  }
  for (const wish of submitted) add(submissionForm.name, report(at, 40 + items.length), wish);
  if (decision) {
    const about = { ...contextOf(at), id: reportId(at), basedOn: fixedId(1), reason: null };
    const form = decision.name === 'void' ? voidForm : decisionForm;
    const chosen = { choice: 'take', versionId: fixedId(200 + at), values: nothingCounted };
    const wish = { kind: decision.kind, how: 'accepted', chained: true } as const;
    add(form.name, { ...about, ...(decision.name === 'decide' && chosen) }, wish);
  }
  return items;
}

function rowOf(at: number, server: Told['server']): AttendanceReport {
  const { basedOn: _, ...values } = report(at, 30);
  const isMine = server !== 'differing';
  const decision = {
    id: fixedId(7),
    choice: 'void' as const,
    accountId: thabo,
    name: 'Thabo Nkosi',
    at: '2026-01-20T10:00:00.000Z',
    authorNames: [],
    reason: null,
  };
  return {
    ...values,
    id: reportId(at),
    kind: 'church',
    serviceName: 'First service',
    occurrence: 1,
    standingVersionId: fixedId(300 + at),
    authorIds: isMine ? [thabo] : [thabo, lerato],
    authorNames: isMine ? ['Thabo Nkosi'] : ['Thabo Nkosi', 'Lerato Dlamini'],
    openVersions: server === 'differing' ? 1 : 0,
    decision: server === 'deleted' ? decision : null,
    status: server === 'deleted' ? 'void' : 'submitted',
    unusual: false,
    receiptNumber: 'GV-1',
    receivedAt: '2026-01-20T09:00:00.000Z',
  };
}

function versionOf(at: number, id: string, state: ReportVersion['state']): ReportVersion {
  const { date: _d, churchId: _c, groupId: _g, serviceId: _s, ...values } = report(at, 30);
  return {
    ...values,
    id,
    reportId: reportId(at),
    basedOn: null,
    authorIds: [state === 'open' ? lerato : thabo],
    authorNames: ['Somebody'],
    state,
    capturedAt: '2026-01-20T09:00:00.000Z',
    clockSkewSeconds: null,
    receivedAt: '2026-01-20T09:00:00.000Z',
  };
}

async function writeServer({ cache }: Store, at: number, { server }: Told): Promise<void> {
  if (server === 'nothing') return;
  const row = rowOf(at, server);
  if (server === 'packed') {
    const span = { quarter: '2026-01-01', until: '2026-04-01' };
    const block = { id: fixedId(400 + at), churchId: soweto, ...span, ...pack([row]) };
    await cache.attendanceBlock.put({ ...block, ...notes });
    return;
  }
  await cache.attendanceReport.put({ ...row, ...notes });
  if (server === 'differing') {
    await cache.reportVersion.put({ ...versionOf(at, fixedId(200 + at), 'open'), ...notes });
  }
}

async function writeMade({ cache }: Store, at: number, item: Item, made: Submitted['made']) {
  const { id } = item;
  if (made === 'version') {
    await cache.reportVersion.put({ ...versionOf(at, id, 'superseded'), ...notes });
  }
  if (made !== 'heldRow') return;
  await cache.heldReport.put({
    id,
    name: submissionForm.name,
    accountId: thabo,
    authorName: 'Thabo Nkosi',
    churchId: soweto,
    serviceId: firstService,
    date: contextOf(at).date,
    count: 40,
    capturedAt: item.capturedAt,
    receivedAt: item.capturedAt,
    status: 'waiting',
    decidedByName: null,
    decidedAt: null,
    reason: null,
    ...notes,
  });
}

/** A device that was told all this. Answers what it queued, by report. */
async function deviceTold(stories: readonly Told[]): Promise<{ store: Store; queued: Item[][] }> {
  const store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
  const queued: Item[][] = [];
  for (const [nth, story] of stories.entries()) {
    const at = nth + 1;
    const items = chainOf(at, story);
    queued.push(items);
    await store.vault.items.bulkPut(items);
    await writeServer(store, at, story);
    for (const [place, { made }] of story.submitted.entries()) {
      const item = must(items[place], 'the item');
      // A refused item, or one that was never sent, made nothing; a held item made no version.
      const { state } = item;
      const isHeld = 'how' in state && state.how === 'held';
      const canBe = state.kind === 'attention' || (isHeld && made === 'version') ? 'nothing' : made;
      await writeMade(store, at, item, canBe);
    }
    const last = items.at(-1);
    if (story.photo && last) {
      const id = fixedId(500 + at);
      const behind = { after: last.id, record: `${last.record}:${id}`, change: 'Photo' };
      const state = stateFrom('waiting', 'accepted');
      await store.vault.items.put({ ...last, id, name: attachPictureName, ...behind, state });
    }
    if (story.draft === 'mends' && last) await draftOfItem(store, last.id);
    if (story.draft === 'fresh') {
      const form = 'church-attendance-report' as const;
      const draft = await openDraft(store, { form, ...contextOf(at) });
      await store.vault.drafts.put({ ...draft, savedAt: 1 });
    }
  }
  return { store, queued };
}

const ofDay = (rows: readonly MyReport[], at: number) =>
  rows.filter(({ date }) => date === contextOf(at).date);
const isSubmission = ({ decides }: MyReport) => decides === null;
const isFromServer = (row: MyReport) => row.state === 'sent' && row.reportId !== null;
const isUnsentRow = ({ state }: MyReport) => /saved|sending|attention/.test(state);

/** An item is told by its own row, by the draft that mends it, or by what follows it. */
function isTold(item: Item, items: readonly Item[], rows: readonly MyReport[]): boolean {
  if (rows.some(({ key }) => key === item.id)) return true;
  const next = items.find(({ after }) => after === item.id);
  return next !== undefined && isTold(next, items, rows);
}

async function expectShownOnce(store: Store, at: number, items: readonly Item[], server: string) {
  const rows = ofDay(await myReports(store), at);
  const names = rows.map(({ key }) => key);
  expect(new Set(names).size).toBe(names.length);

  // Nothing that is only here is hidden.
  const drafts = await store.vault.drafts.toArray();
  const kept = drafts.filter(({ date }) => date === contextOf(at).date);
  expect(rows.filter(({ state }) => state === 'draft')).toHaveLength(kept.length);
  for (const item of items.filter(isUnsent)) expect(isTold(item, items, rows)).toBe(true);

  // A current report is listed once; the submissions beside it are refused, or in review.
  const current = rows.filter(
    (row) =>
      isSubmission(row) &&
      (/saved|sending/.test(row.state) || (row.state === 'sent' && row.held === null)),
  );
  expect(current.length).toBeLessThanOrEqual(1);
  if (server === 'synced') expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(isFromServer) && rows.filter(isSubmission).some(isUnsentRow)).toBe(false);
  return rows;
}

async function expectTrue(store: Store, items: readonly Item[], rows: readonly MyReport[]) {
  for (const row of rows) {
    if (row.state !== 'sent') continue;
    const item = items.find(({ id }) => id === row.itemId);
    const arrived = item ? !isUnsent(item) : false;
    const synced = await store.cache.attendanceReport.get(row.reportId ?? '');
    const held = await store.cache.heldReport.get(row.key);
    expect(arrived || synced !== undefined || held !== undefined).toBe(true);
  }
}

async function expectSameOfService(store: Store, at: number, rows: readonly MyReport[]) {
  const { date, ...service } = contextOf(at);
  const days = await reportedDays(store, service);
  expect(days.includes(date)).toBe(await isReported(store, contextOf(at)));
  expect(days.every((one) => one.length === date.length)).toBe(true);
  const known = await knownOf(store, contextOf(at));
  const submitted = rows.filter(isSubmission);
  const onItsWay = submitted.find(({ state }) => state === 'saved' || state === 'sending');
  if (onItsWay) {
    const { state, key } = onItsWay;
    expect(known).toMatchObject({ at: 'device', state, itemId: key });
    expect(await isReported(store, contextOf(at))).toBe(true);
  }
  // A decision that is on its way says that a report stands.
  const decides = submitted.length < rows.length;
  if (known.at === 'server' && !decides) expect(submitted.some(isUnsentRow)).toBe(false);
}

test('issue 11.3: of drafts, what waits, what is in review and what is synced each is shown once, in the highest layer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 2 }), async (stories) => {
      const { store, queued } = await deviceTold(stories);
      for (const [nth, { server }] of stories.entries()) {
        const items = must(queued[nth], 'its items');
        const rows = await expectShownOnce(store, nth + 1, items, server);
        await expectTrue(store, items, rows);
        await expectSameOfService(store, nth + 1, rows);
      }
      const needing = (await myReports(store)).filter(
        ({ state }) => state === 'attention' || state === 'conflict',
      );
      expect(await reportsNeedingMe(store)).toBe(needing.length);
      await store.cache.delete();
      await store.vault.delete();
    }),
    { numRuns: 300 },
  );
}, 60_000);
