import type { Church, ChurchGroup, ReportPolicy, Service } from '../../churches/entities.ts';
import type { Group, GroupType } from '../../groups/entities.ts';
import { spanDays } from '../../meetings/span-days.ts';
import { dateOfDay } from '../../values/dates/day-number.ts';
import type { CountedService, MeetingGroup, PlaceOfChurch } from '../expected/expected-facts.ts';
import { placesOf } from '../expected/judging.ts';
import { missingDays } from '../expected/missing-days.ts';
import { addTo } from './add-to.ts';
import type { ReportColumns } from './columns.ts';

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

/** Reports by their places, with what is missing of each. */
export interface Counted {
  columns: ReportColumns;
  /** At the same places as in the columns; null for one that the person does not see whole. */
  places: readonly (PlaceHere | null)[];
  /** Rows of a place, by its number. */
  rowsOf(place: number): Int32Array;
  /** Days (since 1970) on which a report of it is missing. */
  missingOf(place: number): readonly number[];
}

/** Row numbers, those of one place behind one another. */
function byPlace({ size, place, places }: ReportColumns): (place: number) => Int32Array {
  const starts = new Int32Array(places.length + 1);
  for (let row = 0; row < size; row++) addTo(starts, (place[row] ?? 0) + 1, 1);
  for (let at = 1; at < starts.length; at++) addTo(starts, at, starts[at - 1] ?? 0);
  const next = starts.slice();
  const rows = new Int32Array(size);
  for (let row = 0; row < size; row++) {
    const at = place[row] ?? 0;
    rows[next[at] ?? 0] = row;
    addTo(next, at, 1);
  }
  return (at) => rows.subarray(starts[at], starts[at + 1]);
}

/** Days beyond the first report and today that a moved meeting is looked for in. */
const around = 14;

function daysOf({ size, day }: ReportColumns, now: number) {
  let first = Number.POSITIVE_INFINITY;
  for (let row = 0; row < size; row++) first = Math.min(first, day[row] ?? first);
  if (size === 0) return [];
  const today = Math.floor(now / 86_400_000);
  return spanDays(dateOfDay(first - around), dateOfDay(today + around));
}

/** @param now ms: what is not due yet is not missing */
export function countedOf(columns: ReportColumns, facts: AnalyticsFacts, now: number): Counted {
  const churches = placesOf(facts);
  const services = new Map(facts.services.map((service) => [service.id, service]));
  const groups = new Map(facts.groups.map((group) => [group.id, group]));
  const giving = new Set(
    facts.groupTypes.flatMap(({ id, reportForm }) => (reportForm === 'group' ? id : [])),
  );
  const rowsOf = byPlace(columns);
  const missing = missingDays(daysOf(columns, now), now);
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
    const reported = new Set(Array.from(rowsOf(at), (row) => columns.day[row] ?? 0));
    const group = groups.get(here.id);
    if (group) {
      const givesReports = giving.has(group.groupTypeId);
      return missing.ofGroup(group, church, { reported, givesReports });
    }
    const service = services.get(here.id);
    return service ? missing.ofService(service, church, reported) : [];
  }
  return {
    columns,
    places,
    rowsOf,
    missingOf: (at) => (known[at] ??= find(at)),
  };
}
