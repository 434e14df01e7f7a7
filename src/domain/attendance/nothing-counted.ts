import type { ReportValues } from './entities.ts';
import type { SaidValues } from './inputs.ts';

/** A form nobody has typed in. Null is not zero: nobody has said anything yet. */
export const nothingCounted: SaidValues = {
  attendance: null,
  adults: null,
  children: null,
  teens: null,
  males: null,
  females: null,
  firstTimers: null,
  newConverts: null,
  receivedHolySpirit: null,
  offering: null,
  didNotMeet: false,
  didNotMeetReason: null,
  notes: null,
  custom: null,
};

/** Whether nothing is said in a form, also once what was typed was taken out again. */
export function isNothingCounted(values: ReportValues): boolean {
  return Object.values(values).every((value) => value === null || value === false);
}
