import { addDays, latestWeekday } from '../../values/dates/local-date.ts';
import type { ExpectedReport } from '../expected/expected-report.ts';
import type { ArrivedReport } from '../expected/report-state.ts';

/** Weeks before this one in which reports are looked for that a cell gave none of. */
const weeksBack = 3;
const week = 7;

type Expected = ExpectedReport<ArrivedReport & { pending: boolean }>;

/** Days that are looked at: three weeks and this one, which ends with its Sunday. */
export function daysToLookAt(today: string): { from: string; to: string } {
  const monday = latestWeekday(today, 1);
  return { from: addDays(monday, -week * weeksBack), to: addDays(monday, week - 1) };
}

/** A cell whose last meeting has no report. */
export interface SilentCell<Row extends Expected> {
  /** The last meeting without a report. */
  row: Row;
  /** Meetings one after the other without a report, up to the last one. */
  meetings: number;
}

export interface CellsToLookAt<Row extends Expected> {
  /** Reports of this week and of the last one, the newest first, about which nobody has said anything. */
  unreviewed: Row[];
  /** Reports of these two weeks. */
  reports: number;
  /** The longest silence first. */
  silent: SilentCell<Row>[];
  /** Cells of which something was due in these two weeks. */
  due: number;
}

function silentCell<Row extends Expected>(ofCell: readonly Row[], since: string) {
  const newestFirst = ofCell
    .filter(({ state }) => state !== 'open')
    .toSorted((a, b) => b.beginsAt - a.beginsAt);
  const answered = newestFirst.findIndex(({ state }) => state !== 'missing');
  const meetings = answered === -1 ? newestFirst.length : answered;
  const [row] = newestFirst;
  return row && meetings > 0 && row.date >= since ? [{ row, meetings }] : [];
}

/** Reports that somebody should answer, and cells that are silent. `expected`: of the days of `daysToLookAt`. */
export function cellsToLookAt<Row extends Expected>(
  expected: readonly Row[],
  today: string,
): CellsToLookAt<Row> {
  const since = addDays(latestWeekday(today, 1), -week);
  const recent = expected.filter(({ date }) => date >= since);
  const reported = recent.filter(({ report }) => report !== null);
  const ofCells = Map.groupBy(expected, ({ groupId }) => groupId ?? '');
  const due = recent.flatMap(({ groupId, state }) => (state === 'open' ? [] : (groupId ?? [])));
  return {
    unreviewed: reported
      .filter(({ report }) => report && !report.review && !report.pending)
      .toSorted((a, b) => b.beginsAt - a.beginsAt),
    reports: reported.length,
    silent: [...ofCells.values()]
      .flatMap((ofCell) => silentCell(ofCell, since))
      .toSorted((a, b) => b.meetings - a.meetings || b.row.beginsAt - a.row.beginsAt),
    due: new Set(due).size,
  };
}
