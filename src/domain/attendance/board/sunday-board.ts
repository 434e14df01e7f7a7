import { type SundayFigures, changeBetween, totalOf } from '../sunday-figures.ts';
import type { AttendanceReport } from '../entities.ts';
import type { ExpectedReport } from '../expected/expected-report.ts';
import type { ArrivedReport } from '../expected/report-state.ts';

export type BoardReport = ArrivedReport &
  Pick<AttendanceReport, 'attendance'> & {
    /** Still waits on this device. */
    pending: boolean;
  };

/** `in`: all of its reports. `partly`: some, and none is missing. `waiting`: none, and none is missing yet. */
export type BoardState = 'in' | 'partly' | 'missing' | 'waiting';

/** A church on the day. */
export interface BoardChurch {
  id: string;
  name: string;
  state: BoardState;
  /** Reports that are in, of those that the day has. */
  in: number;
  of: number;
  /** Of the others: their time is over. */
  missing: number;
  /** Null where nobody has counted. */
  people: number | null;
  /** Nobody met in any of its services. */
  didNotMeet: boolean;
  /** Against a week before, of the services that have a report for both. */
  change: SundayFigures['change'];
  /** Of its reports: they wait on this device. */
  unsent: number;
  /** ISO of the newest of its reports; null for none. It names an arrival. */
  newestAt: string | null;
}

export interface SundayBoard {
  churches: BoardChurch[];
  people: number | null;
  change: SundayFigures['change'];
  /** Churches whose reports are all in. */
  in: number;
  unsent: number;
}

type Expected = ExpectedReport<BoardReport>;

function stateOf(expected: readonly Expected[]): BoardState {
  const arrived = expected.filter(({ report }) => report !== null);
  if (arrived.length === expected.length) return 'in';
  if (expected.some(({ state }) => state === 'missing')) return 'missing';
  return arrived.length > 0 ? 'partly' : 'waiting';
}

const reportsIn = (expected: readonly Expected[]) => expected.flatMap(({ report }) => report ?? []);

function newestOf(reports: readonly BoardReport[]): string | null {
  return (
    reports
      .map(({ receivedAt }) => receivedAt)
      .toSorted()
      .at(-1) ?? null
  );
}

/**
 * The churches of a day by their names, and what has come in. `expected`: its reports, `before`: those of the same weekday
 * before. A church without a service on the day, and without a report, is not on the board.
 */
export function sundayBoard(
  expected: readonly Expected[],
  before: readonly Expected[],
  nameOf: (churchId: string) => string,
): SundayBoard {
  const ofBefore = Map.groupBy(reportsIn(before), ({ churchId }) => churchId);
  const churches = [...Map.groupBy(expected, ({ churchId }) => churchId)].map(
    ([id, ofChurch]): BoardChurch => {
      const reports = reportsIn(ofChurch);
      return {
        id,
        name: nameOf(id),
        state: stateOf(ofChurch),
        in: reports.length,
        of: ofChurch.length,
        missing: ofChurch.filter(({ state }) => state === 'missing').length,
        people: totalOf(reports),
        didNotMeet: reports.length === ofChurch.length && reports.every((one) => one.didNotMeet),
        change: changeBetween(reports, ofBefore.get(id)),
        unsent: reports.filter(({ pending }) => pending).length,
        newestAt: newestOf(reports),
      };
    },
  );
  const reports = reportsIn(expected);
  return {
    churches: churches.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    people: totalOf(reports),
    change: changeBetween(reports, reportsIn(before)),
    in: churches.filter(({ state }) => state === 'in').length,
    unsent: reports.filter(({ pending }) => pending).length,
  };
}
