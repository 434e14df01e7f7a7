import { columnBuilder, type PlaceRows } from '#domain/attendance/analytics/column-builder.ts';
import type { CountedPlace, ReportColumns } from '#domain/attendance/analytics/columns.ts';
import { daysToReadFor } from '#domain/attendance/analytics/days-to-read.ts';
import { measures } from '#domain/attendance/analytics/measures.ts';
import type { PlaceHere } from '#domain/attendance/analytics/counted.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import type { PartOfTime } from '#domain/attendance/analytics/spans.ts';
import { placeFilter } from '#domain/attendance/analytics/wanted-places.ts';
import { may } from '#domain/permissions.ts';
import { dayNumber } from '#domain/values/dates/day-number.ts';
import type { Caller } from '../../caller.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { placeOfReport } from '../tables.ts';
import { mayGroup, type NamedFacts } from './analytics-facts.ts';

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

const column = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const counts = measures.filter((measure) => measure !== 'offering');

/** Reports of a service or a group: the bytes of each number, one report after the other. */
type PlaceBytes = Partial<Record<(typeof counts)[number], Buffer | null>> & {
  id: string;
  /** Twice the day (since 1970), and one more where the meeting took place. */
  days: Buffer;
  money: Buffer | null;
  currencies: string | null;
};

/** -1, as `notCounted` has it, in four and in eight bytes. */
const none = "'\\xffffffff'::bytea";
const noMoney = "'\\xffffffffffffffff'::bytea";

/** Null for what no report of the place says, as ages of groups. */
const saidBy = (field: string, bytes: string, as: string) =>
  `case when count(${field}) > 0 then string_agg(${bytes}, '') end as "${as}"`;
const minor = "(offering->>'minor')::bigint";

/**
 * One row a service or group, with its reports as bytes: half a million of them travel as two thousand rows. Each place is found by its own
 * index, in the order of days: all of them at once would be sorted on the disk.
 */
const reportsText = `select p.id, found.* from unnest($3::uuid[]) p(id)
  cross join lateral (select
    string_agg(int4send(2 * (date - '1970-01-01'::date) + (not did_not_meet)::int), '') as days,
    ${saidBy('offering', `coalesce(int8send(${minor}), ${noMoney})`, 'money')},
    case when count(offering) > 0 then string_agg(coalesce(offering->>'currency', ''), ',') end as currencies,
    ${counts.map((count) => saidBy(column(count), `coalesce(int4send(${column(count)}), ${none})`, count)).join(',\n    ')}
    from attendance_report
    where tenant_id = $1 and kind = $2 and status <> 'void' and (${placeOfReport}) = p.id
      and date between '1970-01-01'::date + $4::int and '1970-01-01'::date + $5::int
    having count(*) > 0) found`;

const mostDays = 366;

/** Days that are read at once: five years of thousands of groups take longer than a statement may. None is before the first report. */
function partsToRead(
  question: AnalyticsQuestion,
  places: Iterable<CountedPlace>,
  today: number,
): PartOfTime[] {
  const first = Math.min(...Array.from(places, ({ firstDay }) => firstDay));
  return daysToReadFor(question).flatMap(({ from, to }) => {
    const begin = Math.max(from, first);
    if (begin > to) return [];
    const count = Math.max(1, Math.ceil((Math.min(to, today) - begin + 1) / mostDays));
    return Array.from({ length: count }, (_, at) => ({
      from: begin + at * mostDays,
      to: at === count - 1 ? to : begin + (at + 1) * mostDays - 1,
    }));
  });
}

/** Numbers of four bytes each, read where they lie. */
const numbersIn = (bytes: Buffer) => (row: number) => bytes.readInt32BE(4 * row);

function rowsOfPlace(
  { days, money, currencies, ...said }: PlaceBytes,
  readsMoney: boolean,
): PlaceRows {
  const dayAndMet = numbersIn(days);
  const values: PlaceRows['values'] = {};
  for (const count of counts) {
    const bytes = said[count];
    if (bytes) values[count] = numbersIn(bytes);
  }
  const codes = (readsMoney && currencies?.split(',')) || [];
  if (readsMoney && money) values.offering = (row) => Number(money.readBigInt64BE(8 * row));
  return {
    length: days.length / 4,
    dayOf: (row) => dayAndMet(row) >> 1,
    isMet: (row) => (dayAndMet(row) & 1) === 1,
    values,
    currencyOf: (row) => codes[row] ?? '',
  };
}

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
  const { kind } = question;
  const places = new Map(
    (await placesOf(tx, question, facts)).map((place) => [place.groupId ?? place.serviceId, place]),
  );
  const builder = columnBuilder();
  const numbers = new Map(Array.from(places, ([id, place]) => [id, builder.know(place)]));
  const readsMoney = ({ groupId, churchId }: CountedPlace) =>
    groupId
      ? mayGroup(caller, 'report.viewOffering', { id: groupId, churchId })
      : may(caller.grants, 'report.viewOffering', { kind: 'church', id: churchId });
  const today = Math.floor(Date.now() / 86_400_000);
  for (const { from, to } of partsToRead(question, places.values(), today)) {
    const found = await tx.rows<PlaceBytes>('reports of places', reportsText, [
      tx.tenantId,
      kind,
      [...places.keys()],
      from,
      to,
    ]);
    for (const bytes of found) {
      const [place, at] = [places.get(bytes.id), numbers.get(bytes.id)];
      if (place && at !== undefined) builder.addOf(at, rowsOfPlace(bytes, readsMoney(place)));
    }
  }
  return builder.done();
}
