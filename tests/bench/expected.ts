import { expectedOfGroups } from '../../src/domain/attendance/expected/expected-groups.ts';
import type { ArrivedReport } from '../../src/domain/attendance/expected/report-state.ts';
import { plainSchedule, scheduleText } from '../../src/domain/meetings/schedule.ts';
import { newId } from '../../src/domain/values/new-id.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';

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
  ];
}
