import { analyse } from '../../src/domain/attendance/analytics/analyse.ts';
import { columnBuilder, listsOf } from '../../src/domain/attendance/analytics/column-builder.ts';
import { type Counted, countedOf } from '../../src/domain/attendance/analytics/counted.ts';
import type { AnalyticsQuestion } from '../../src/domain/attendance/analytics/question.ts';
import { listsOfBlock } from '../../src/store/attendance/analytics/report-columns.ts';
import { bearer } from '../support/api.ts';
import { asServer } from '../support/data.ts';
import { must } from '../../src/domain/must.ts';
import { fillLarge } from './fill-large.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';
import { asOf, large, largeFacts, packedYears } from './five-years.ts';

const runs = 15;
const size = `weekly reports of ${large.churches} churches and ${large.groups} groups, ${large.weeks / 52} years`;

const twelveWeeks: AnalyticsQuestion = {
  kind: 'church',
  from: '2026-08-31',
  to: '2026-11-22',
  interval: 'week',
  measure: 'attendance',
  by: 'church',
  comparesYear: true,
  isPivot: false,
  churchGroupId: null,
  churchIds: [],
  serviceName: null,
  groupTypeId: null,
  groupIds: [],
};
const ofGroups = { ...twelveWeeks, kind: 'group' as const, by: 'group' as const };
const grid = { ...ofGroups, isPivot: true, from: '2026-01-01' };
const questions: Record<string, AnalyticsQuestion> = {
  '12 weeks of churches beside the year before': twelveWeeks,
  '12 weeks of groups beside the year before': ofGroups,
  'group grid of a year': grid,
  'group grid of all time': { ...grid, from: '2000-01-01' },
  'all time of groups by month': { ...ofGroups, interval: 'month', from: '2000-01-01' },
};

interface Spent {
  wall: number;
  processor: number;
}

/** Ms, by the clock and of the processor. */
function timed(work: () => void): Spent {
  const [began, before] = [performance.now(), process.cpuUsage()];
  work();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - began, processor: (user + system) / 1000 };
}

function medianOf(spent: readonly Spent[]) {
  const median = (of: keyof Spent) =>
    percentile(
      spent.map((one) => one[of]),
      0.5,
    );
  return { wall: median('wall'), processor: `${median('processor').toFixed(0)} ms of processor` };
}

const repeated = (work: () => void) => Array.from({ length: runs }, () => timed(work));

/** What the worker of a device does, in this thread; IndexedDB is not in it. */
function onDevice(): Figure[] {
  const { rows, blocks } = packedYears();
  let counted: Counted | undefined;
  const first = repeated(() => {
    const builder = columnBuilder(blocks.length * 150);
    for (const block of blocks) builder.add(listsOfBlock(block));
    builder.add(listsOf(rows));
    counted = countedOf(builder.done(), largeFacts, asOf);
    analyse(twelveWeeks, counted, largeFacts);
  });
  const held = must(counted, 'what is counted');
  const { wall, processor } = medianOf(first);
  const figures = Object.entries(questions).map(([what, question]): Figure => {
    const spent = medianOf(repeated(() => analyse(question, held, largeFacts)));
    return {
      what: `Filter change on the device: ${what}`,
      measured: spent.wall,
      unit: 'ms',
      atMost: 150,
      conditions: `${size}, in the thread that answers; median of ${runs}; ${spent.processor}`,
    };
  });
  return [
    {
      what: 'First chart on the device',
      measured: wall,
      unit: 'ms',
      atMost: 1000,
      conditions: `${size}: ${blocks.length} blocks and ${rows.length} rows, from memory instead of IndexedDB; median of ${runs}; ${processor}`,
    },
    ...figures,
  ];
}

async function onServer(server: ServerProcess): Promise<Figure[]> {
  const { person, reports } = await asServer(server.dataDir, (pool) =>
    fillLarge(pool, server.dataDir),
  );
  const figures: Figure[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const took: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const began = performance.now();
      const answer = await fetch(`${server.origin}/api/v1/churches/attendance/analytics`, {
        method: 'POST',
        headers: bearer(person),
        body: JSON.stringify(question),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`The server answered ${text}`);
      took.push(performance.now() - began);
    }
    figures.push({
      what: `Answer of the server: ${what}`,
      measured: percentile(took, 0.5),
      unit: 'ms',
      atMost: 300,
      conditions: `${size}: ${reports} reports; median of ${runs}, p95 ${percentile(took, 0.95).toFixed(0)} ms, with the answer on its way`,
    });
  }
  return figures;
}

/** Attendance over years, on the device and on the server. */
export async function analyticsFigures(server: ServerProcess): Promise<Figure[]> {
  return [...onDevice(), ...(await onServer(server))];
}
