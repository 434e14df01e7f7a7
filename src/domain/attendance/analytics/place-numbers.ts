import { mapColumn, valueAt } from '../../rows/map-column.ts';
import type { CountedLists, CountedPlace } from './columns.ts';
import { numbered } from './numbered.ts';

/** A report that is of no place, since it is deleted. */
export const noPlace = -1;

const noGroup = -1;

/** Services and groups of reports, by their numbers. */
export function placeNumbers() {
  const ids = numbered<string>();
  const names = numbered<string>();
  /** Number of an id -> that of its place. */
  const placeOf: (number | undefined)[] = [];
  const places: CountedPlace[] = [];
  const latestDay: number[] = [];

  function add(id: number, place: CountedPlace, latest: number): number {
    placeOf[id] = places.length;
    latestDay.push(latest);
    return places.push(place) - 1;
  }
  /** Its latest report says its name; of two of one day, the last one in the order of names. */
  function look(at: number, day: number, name: string): void {
    const known = places[at];
    if (!known) return;
    const latest = latestDay[at] ?? day;
    if (day > latest || (day === latest && name > known.serviceName)) {
      known.serviceName = name;
      latestDay[at] = day;
    }
    if (day < known.firstDay) known.firstDay = day;
  }
  return {
    places,
    /** A place whose name and first day are known beforehand. */
    know(place: CountedPlace): number {
      return add(ids.of(place.groupId ?? place.serviceId), place, Number.POSITIVE_INFINITY);
    },
    /** A place of other columns, with the day of its last report there. */
    meet(place: CountedPlace, latest: number): number {
      const id = ids.of(place.groupId ?? place.serviceId);
      const at = placeOf[id];
      if (at === undefined) return add(id, { ...place }, latest);
      look(at, place.firstDay, '');
      look(at, latest, place.serviceName);
      return at;
    },
    /** Writes the numbers of the places of some reports, which have their days at the same places. */
    write(to: Int32Array, lists: CountedLists, day: Int32Array): void {
      const length = to.length;
      const [group, service, name] = [
        new Int32Array(length),
        new Int32Array(length),
        new Int32Array(length),
      ];
      mapColumn(lists.status, (status) => (status === 'void' ? noPlace : 0), to);
      mapColumn(lists.groupId, (id) => (id === null ? noGroup : ids.of(id)), group);
      mapColumn(lists.serviceId, ids.of, service);
      mapColumn(lists.serviceName, names.of, name);
      for (let row = 0; row < length; row++) {
        if (to[row] === noPlace) continue;
        const inGroup = group[row] ?? noGroup;
        const id = inGroup === noGroup ? (service[row] ?? 0) : inGroup;
        const serviceName = names.all[name[row] ?? 0] ?? '';
        const at = placeOf[id];
        if (at === undefined) {
          const place = {
            kind: valueAt(lists.kind, row) ?? 'church',
            churchId: valueAt(lists.churchId, row) ?? '',
            groupId: valueAt(lists.groupId, row) ?? null,
            serviceId: valueAt(lists.serviceId, row) ?? '',
            serviceName,
            firstDay: day[row] ?? 0,
          };
          to[row] = add(id, place, place.firstDay);
        } else {
          to[row] = at;
          look(at, day[row] ?? 0, serviceName);
        }
      }
    },
  };
}
