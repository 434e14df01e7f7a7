import type { Church, ReportPolicy, Service } from '../../churches/entities.ts';
import type { Group, GroupType } from '../../groups/entities.ts';
import { mostMoved } from '../../meetings/nearest-meeting.ts';
import { addDays } from '../../values/dates/local-date.ts';
import type { ArrivedReport } from './report-state.ts';

export type PlaceOfChurch = Pick<Church, 'id' | 'status' | 'timeZone'>;
export type CountedService = Pick<
  Service,
  'id' | 'churchId' | 'kind' | 'weekdays' | 'startTime' | 'status' | 'sort'
>;
export type MeetingGroup = Pick<
  Group,
  'id' | 'churchId' | 'groupTypeId' | 'schedule' | 'weekdays' | 'startTime' | 'status'
>;

/** Facts from which follows what was due. */
export interface ExpectedFacts<Report extends ArrivedReport> {
  churches: readonly PlaceOfChurch[];
  services: readonly CountedService[];
  policies: readonly ReportPolicy[];
  groups: readonly MeetingGroup[];
  groupTypes: readonly Pick<GroupType, 'id' | 'reportForm'>[];
  /** Of the days of `daysToRead`; deleted ones count as none. */
  reports: readonly Report[];
}

/** Days (yyyy-MM-dd), both included, and the instant (ms) at which somebody asks. */
export interface ExpectedSpan {
  from: string;
  to: string;
  now: number;
}

/** Days whose reports say what came of the meetings of a span: a meeting may have been moved. */
export function daysToRead({ from, to }: Pick<ExpectedSpan, 'from' | 'to'>) {
  return { from: addDays(from, -mostMoved), to: addDays(to, mostMoved) };
}
