import { columnBuilder } from '#domain/attendance/analytics/column-builder.ts';
import type { CountedPlace, ReportColumns } from '#domain/attendance/analytics/columns.ts';
import { daysToReadFor } from '#domain/attendance/analytics/days-to-read.ts';
import type { PlaceHere } from '#domain/attendance/analytics/counted.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import { placeFilter } from '#domain/attendance/analytics/wanted-places.ts';
import { may } from '#domain/permissions.ts';
import { quarterOf } from '#domain/attendance/unpack.ts';
import { dateOfDay, dayNumber } from '#domain/values/dates/day-number.ts';
import type { Caller } from '../../caller.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { placeOfReport } from '../tables.ts';
import { mayGroup, type NamedFacts } from './analytics-facts.ts';
import { packedText, rowsOfPacked } from './packed-counts.ts';

/** The first report of each place, found by an index: nobody reads years of them for that. */
const firstText = `select p.id, first.date::text
  from unnest($2::uuid[]) p(id)
  cross join lateral (select date from attendance_report
    where tenant_id = $1 and (${placeOfReport}) = p.id and status <> 'void' order by date limit 1) first`;

/** The meeting of groups that the latest report of each place names. */
const latestText = `select p.id, latest.service_name as name
  from unnest($2::uuid[]) p(id)
  cross join lateral (select service_name from attendance_report
    where tenant_id = $1 and (${placeOfReport}) = p.id and status <> 'void'
    order by date desc, service_name desc limit 1) latest`;

/** Names of the meetings of groups, where a question asks for them. */
async function meetingNames(
  tx: TenantTransaction,
  { kind, by, serviceName }: AnalyticsQuestion,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (kind !== 'group' || (by !== 'service' && serviceName === null)) return new Map();
  const found = await tx.rows<{ id: string; name: string }>('latest meetings', latestText, [
    tx.tenantId,
    ids,
  ]);
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Services or groups of the question of which there are reports, among those that the caller sees whole. */
async function placesOf(
  tx: TenantTransaction,
  question: AnalyticsQuestion,
  facts: NamedFacts,
): Promise<CountedPlace[]> {
  const { kind } = question;
  const seen: PlaceHere[] =
    kind === 'group'
      ? facts.groups.filter((group) => facts.seesGroup(group))
      : facts.services.flatMap(({ id, churchId, name }) =>
          facts.seesChurch(churchId) ? [{ id, churchId, name, groupTypeId: null }] : [],
        );
  const ids = seen.map(({ id }) => id);
  const found = await tx.rows<{ id: string; date: string }>('first reports', firstText, [
    tx.tenantId,
    ids,
  ]);
  const firstDates = new Map(found.map(({ id, date }) => [id, date]));
  const meetings = await meetingNames(tx, question, ids);
  const isWanted = placeFilter(question, facts);
  return seen.flatMap((place) => {
    const { id, churchId, groupTypeId } = place;
    const serviceName = kind === 'group' ? (meetings.get(id) ?? '') : place.name;
    const first = firstDates.get(id);
    if (first === undefined || !isWanted({ id, churchId, name: serviceName, groupTypeId })) {
      return [];
    }
    const own =
      kind === 'group' ? { groupId: id, serviceId: '' } : { groupId: null, serviceId: id };
    return [{ kind, churchId, ...own, serviceName, firstDay: dayNumber(first) }];
  });
}

/** Quarters with a day of a question, each once: its reports would count twice. */
function quartersToRead(question: AnalyticsQuestion): { first: string; last: string }[] {
  const parts = daysToReadFor(question).map(({ from, to }) => ({
    first: quarterOf(dateOfDay(from)),
    last: quarterOf(dateOfDay(to)),
  }));
  const [before, period] = parts;
  if (!before || !period || before.last < period.first) return parts;
  return [{ first: before.first, last: period.last }];
}

/**
 * Reports of places as bytes, one row a place, in the order in which they were asked for. A quarter that is not packed is read from its reports.
 * Between two pairs of quarters: a year before something is compared.
 */
const countsText = `select string_agg(q.counts, '' order by q.quarter) as bytes
  from unnest($2::uuid[]) with ordinality p(id, at)
  left join lateral (
    select c.quarter, coalesce(c.packed, ${packedText('p.id', 'c.quarter')}) as counts
    from attendance_counts c where c.tenant_id = $1 and c.place_id = p.id
      and (c.quarter between $3 and $4 or c.quarter between $5 and $6)) q on true
  group by p.at order by p.at`;

/** Places that are read at once: a statement may take five seconds, and the next one is answered while these are looked at. */
const mostPlaces = 500;

const chunksOf = <One>(all: readonly One[], most: number) =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
    all.slice(at * most, (at + 1) * most),
  );

/**
 * The reports that a question needs, as columns, of what the caller sees. Money only of places whose offerings they may
 * read.
 */
export async function analyticsColumns(
  tx: TenantTransaction,
  caller: Caller,
  question: AnalyticsQuestion,
  facts: NamedFacts,
): Promise<ReportColumns> {
  const places = await placesOf(tx, question, facts);
  const readsMoney = ({ groupId, churchId }: CountedPlace) =>
    groupId
      ? mayGroup(caller, 'report.viewOffering', { id: groupId, churchId })
      : may(caller.grants, 'report.viewOffering', { kind: 'church', id: churchId });
  const [first, second] = quartersToRead(question);
  if (!first) return columnBuilder().done();
  const other = second ?? first;
  const found = await Promise.all(
    chunksOf(places, mostPlaces).map(async (some) => {
      const ids = some.map(({ groupId, serviceId }) => groupId ?? serviceId);
      const answers = await tx.rows<{ bytes: Buffer | null }>('counts of places', countsText, [
        tx.tenantId,
        ids,
        first.first,
        first.last,
        other.first,
        other.last,
      ]);
      return some.map((place, at) => ({
        place,
        rows: rowsOfPacked(answers[at]?.bytes ?? Buffer.alloc(0), readsMoney(place)),
      }));
    }),
  );
  const all = found.flat();
  const builder = columnBuilder(all.reduce((sum, { rows }) => sum + rows.length, 0));
  for (const { place, rows } of all) builder.addOf(builder.know(place), rows);
  return builder.done();
}
