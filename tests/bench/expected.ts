import { expectedOfGroups } from '../../src/domain/attendance/expected/expected-groups.ts';
import type { ArrivedReport } from '../../src/domain/attendance/expected/report-state.ts';
import { plainSchedule, scheduleText } from '../../src/domain/meetings/schedule.ts';
import { newId } from '../../src/domain/values/new-id.ts';
import type { Grant } from '../../src/domain/permissions.ts';
import { expectedReports } from '../../src/store/attendance/expected/expected-reports.ts';
import type { Store } from '../../src/store/database.ts';
import { memoryDevice, signInOn } from '../support/device.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';
import { largeFacts, packedYears } from './five-years.ts';

const groups = 2000;
const runs = 15;
const churches = 200;
const week = { from: '2026-11-16', to: '2026-11-22', now: Date.parse('2026-11-25T12:00:00Z') };

/** Groups of 200 churches that have met since 2021, on all weekdays; three of four reported this week. */
function facts() {
  const ids = Array.from({ length: churches }, newId);
  const groupTypeId = newId();
  const rows = Array.from({ length: groups }, (_, n) => ({
    id: newId(),
    churchId: ids[n % churches] ?? '',
    groupTypeId,
    schedule: scheduleText({
      ...plainSchedule,
      starts: '2021-01-04',
      time: n % 2 === 0 ? '19:00' : '18:30',
      repeats: { is: 'weekly', every: 1, weekdays: [n % 7] },
      daysOff: [{ is: 'public-holidays' }],
    }),
    weekdays: [n % 7],
    startTime: '19:00',
    status: 'active' as const,
  }));
  const reports = rows.flatMap(({ id, churchId }, n): ArrivedReport[] =>
    n % 4 === 0
      ? []
      : [
          {
            id: newId(),
            kind: 'group',
            churchId,
            groupId: id,
            serviceId: churchId,
            date: '2026-11-19',
            occurrence: 1,
            status: 'submitted',
            didNotMeet: false,
            openVersions: 0,
            authorIds: [id],
            receivedAt: '2026-11-19T19:00:00.000Z',
          },
        ],
  );
  return {
    churches: ids.map((id) => ({ id, status: 'active' as const, timeZone: 'Africa/Johannesburg' })),
    services: [],
    policies: [],
    groups: rows,
    groupTypes: [{ id: groupTypeId, reportForm: 'group' as const }],
    reports,
  };
}

const kept = { _scopes: ['tenant'], _generation: 1 };
const held = (rows: readonly object[], name: string) =>
  rows.map((row, n) => Object.assign({ name: `${name} ${n}` }, row, kept) as never);

/** A device in memory that holds the newest quarter as rows, and the three before it packed. */
async function deviceOfLarge(): Promise<Store> {
  const store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
  const everywhere: Grant = { role: 'System Admin', scope: 'tenant', scopeId: null, churchIds: [] };
  Object.assign(store.profile, { grants: [everywhere] });
  const { churches: all, services, groupTypes, groups: cells } = largeFacts;
  const { rows, blocks } = packedYears();
  await store.cache.church.bulkPut(held(all, 'Church'));
  await store.cache.service.bulkPut(held(services, 'Service'));
  await store.cache.groupType.bulkPut(held(groupTypes, 'Type'));
  await store.cache.group.bulkPut(held(cells, 'Cell'));
  await store.cache.attendanceReport.bulkPut(held(rows, 'Report'));
  const recent = blocks.filter(({ quarter }) => quarter >= '2026-01-01');
  await store.cache.attendanceBlock.bulkPut(held(recent, 'Block'));
  return store;
}

/** The whole list, with its rows read from the store of the device. */
async function listFigure(): Promise<Figure> {
  const store = await deviceOfLarge();
  const took: number[] = [];
  let [missing, spent] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const [began, before] = [performance.now(), process.cpuUsage()];
    const { rows } = await expectedReports(store, { kind: 'group', ...week });
    took.push(performance.now() - began);
    const { user, system } = process.cpuUsage(before);
    spent += (user + system) / 1000 / runs;
    missing = rows.filter(({ state }) => state === 'missing').length;
  }
  return {
    what: 'List of missing reports of 2,000 groups, with its reading',
    measured: percentile(took, 0.5),
    unit: 'ms',
    atMost: 100,
    conditions: `a week, ${missing} missing; IndexedDB in memory in Node; median of ${runs}; ${spent.toFixed(0)} ms of processor`,
  };
}

/** Which of 2,000 groups have not reported this week, in the thread of a page. */
export async function expectedFigures(): Promise<Figure[]> {
  const all = facts();
  const took: number[] = [];
  let missing = 0;
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const found = expectedOfGroups(all, week);
    took.push(performance.now() - began);
    missing = found.filter(({ state }) => state === 'missing').length;
  }
  return [
    {
      what: 'Missing reports of 2,000 groups',
      measured: percentile(took, 0.5),
      unit: 'ms',
      atMost: 100,
      conditions: `${churches} churches, schedules since 2021 with days off, a week; ${missing} missing; median of ${runs}`,
    },
    await listFigure(),
  ];
}
