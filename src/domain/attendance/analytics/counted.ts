import type { Church, ChurchGroup, ReportPolicy, Service } from '../../churches/entities.ts';
import type { Group, GroupType } from '../../groups/entities.ts';
import { spanDays } from '../../meetings/span-days.ts';
import { dateOfDay } from '../../values/dates/day-number.ts';
import { firstFrom } from '../../values/first-from.ts';
import type { CountedService, MeetingGroup, PlaceOfChurch } from '../expected/expected-facts.ts';
import { placesOf } from '../expected/judging.ts';
import { missingDays } from '../expected/missing-days.ts';
import type { ReportColumns } from './columns.ts';
import type { PartOfTime } from './spans.ts';

/** Rows beside the reports, from which follows what was due and where it belongs. */
export interface AnalyticsFacts {
  churches: readonly (PlaceOfChurch & Pick<Church, 'churchGroupId'>)[];
  churchGroups: readonly Pick<ChurchGroup, 'id' | 'parentChurchGroupId'>[];
  services: readonly (CountedService & Pick<Service, 'name'>)[];
  policies: readonly ReportPolicy[];
  groups: readonly MeetingGroup[];
  groupTypes: readonly Pick<GroupType, 'id' | 'reportForm'>[];
  /** Whether the person sees every report of a church, and of a group: elsewhere a missing one is not known. */
  seesChurch(id: string): boolean;
  seesGroup(group: Pick<Group, 'id' | 'churchId'>): boolean;
}

/** A service or group of the reports, as it is today. */
export interface PlaceHere {
  id: string;
  churchId: string;
  /** Of a service. */
  name: string;
  groupTypeId: string | null;
}

/** Rows of the columns, behind one another: the first one, and the one behind the last. */
export interface RowRange {
  begin: number;
  end: number;
}

/** Reports by their places, with what is missing of each. */
export interface Counted {
  columns: ReportColumns;
  /** At the same places as in the columns; null for one that the person does not see whole. */
  places: readonly (PlaceHere | null)[];
  /** Of a place, by its number, and of some days. */
  rowsOf(place: number, days: PartOfTime): RowRange;
  /** Days (since 1970) on which a report of it is missing. */
  missingOf(place: number): readonly number[];
}

/** Days beyond the first report and today that a moved meeting is looked for in. */
const around = 14;

/** All days for which somebody may ask. */
const anyDay: PartOfTime = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

function daysOf({ places }: ReportColumns, now: number, { from, to }: PartOfTime) {
  if (places.length === 0) return [];
  const first = Math.min(...places.map(({ firstDay }) => firstDay));
  const today = Math.floor(now / 86_400_000);
  return spanDays(
    dateOfDay(Math.max(from, first - around)),
    dateOfDay(Math.min(to, today + around)),
  );
}

/**
 * @param now ms: what is not due yet is not missing
 * @param judged days of which it is told what is missing
 */
export function countedOf(
  columns: ReportColumns,
  facts: AnalyticsFacts,
  now: number,
  judged = anyDay,
): Counted {
  const churches = placesOf(facts);
  const services = new Map(facts.services.map((service) => [service.id, service]));
  const groups = new Map(facts.groups.map((group) => [group.id, group]));
  const giving = new Set(
    facts.groupTypes.flatMap(({ id, reportForm }) => (reportForm === 'group' ? id : [])),
  );
  const { day, starts } = columns;
  const missing = missingDays(daysOf(columns, now, judged), now);
  const known: (readonly number[])[] = [];

  const places = columns.places.map((place): PlaceHere | null => {
    if (place.kind === 'group') {
      const group = groups.get(place.groupId ?? '');
      if (!group || !churches.has(group.churchId) || !facts.seesGroup(group)) return null;
      const { id, churchId, groupTypeId } = group;
      return { id, churchId, name: place.serviceName, groupTypeId };
    }
    const { serviceId: id, churchId } = place;
    if (!churches.has(churchId) || !facts.seesChurch(churchId)) return null;
    const name = services.get(id)?.name ?? place.serviceName;
    return { id, churchId, name, groupTypeId: null };
  });
  function find(at: number): readonly number[] {
    const here = places[at];
    const church = here && churches.get(here.churchId);
    if (!church) return [];
    const days = day.subarray(starts[at], starts[at + 1]);
    const reported = { first: columns.places[at]?.firstDay ?? 0, days };
    const group = groups.get(here.id);
    if (group) return giving.has(group.groupTypeId) ? missing.ofGroup(group, church, reported) : [];
    const service = services.get(here.id);
    return service ? missing.ofService(service, church, reported) : [];
  }
  return {
    columns,
    places,
    rowsOf(at, { from, to }) {
      const begin = firstFrom(day, from, starts[at], starts[at + 1]);
      return { begin, end: firstFrom(day, to + 1, begin, starts[at + 1]) };
    },
    missingOf: (at) => (known[at] ??= find(at)),
  };
}
