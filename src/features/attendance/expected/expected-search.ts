import { isPeriod, type PeriodName } from '#domain/attendance/expected/period-names.ts';
import type { ExpectedState } from '#domain/attendance/expected/report-state.ts';

/** States by which the list is narrowed, by their words. `look`: whatever waits for somebody to look at it. */
export const stateChoices: Readonly<
  Record<Exclude<ExpectedState, 'open'> | 'open' | 'look', string>
> = {
  missing: 'Missing',
  look: 'To look at',
  submitted: 'Submitted',
  verified: 'Verified',
  late: 'Late',
  'did-not-meet': 'Did not meet',
  conflict: 'Conflict',
  returned: 'Returned',
  open: 'Not due yet',
};
export type StateChoice = keyof typeof stateChoices;

/** What the list by church adds to the address of the list. */
export interface ExpectedSearch {
  /** The list by church; without it the list by date. */
  view?: 'church' | undefined;
  /** This week where nothing is said, `from` and `to` where those are. */
  period?: PeriodName | undefined;
  state?: StateChoice | undefined;
  /** Account of who reported. */
  by?: string | undefined;
  /** Part of the name of a church, a service or a group. */
  q?: string | undefined;
}

const isState = (value: unknown): value is StateChoice =>
  typeof value === 'string' && Object.hasOwn(stateChoices, value);

export function expectedSearchOf(search: Record<string, unknown>): ExpectedSearch {
  const { view, period, state, by, q } = search;
  return {
    view: view === 'church' ? view : undefined,
    period: isPeriod(period) ? period : undefined,
    state: isState(state) ? state : undefined,
    by: typeof by === 'string' && /^[0-9a-f-]{36}$/.test(by) ? by : undefined,
    q: typeof q === 'string' && q !== '' ? q.slice(0, 60) : undefined,
  };
}
