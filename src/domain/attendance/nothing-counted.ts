import type { ReportValues } from './entities.ts';

/** A form nobody has typed in. Null is not zero: nobody has said anything yet. */
export const nothingCounted: ReportValues = {
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
};
