import type { AnalyticsFacts } from '../../src/domain/attendance/analytics/counted.ts';
import type { AnalyticsQuestion } from '../../src/domain/attendance/analytics/question.ts';
import type { Measure } from '../../src/domain/attendance/analytics/measures.ts';
import { sameDayBefore } from '../../src/domain/attendance/analytics/same-day-before.ts';
import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import { expectedOfGroups } from '../../src/domain/attendance/expected/expected-groups.ts';
import { expectedOfServices } from '../../src/domain/attendance/expected/expected-services.ts';
import { dateOfDay, dayNumber } from '../../src/domain/values/dates/day-number.ts';
import { addDays, weekday } from '../../src/domain/values/dates/local-date.ts';

/** Facts and reports as plain rows. */
export interface PlainFacts extends AnalyticsFacts {
  reports: readonly AttendanceReport[];
}

const measures = [
  'attendance',
  'adults',
  'children',
  'teens',
  'males',
  'females',
  'firstTimers',
  'newConverts',
  'receivedHolySpirit',
  'offering',
] as const;

type Row = AttendanceReport;
type Gap = { placeId: string; churchId: string; name: string; date: string };
const placeId = (row: Pick<Row, 'groupId' | 'serviceId' | 'kind'>) =>
  row.kind === 'group' ? (row.groupId ?? '') : row.serviceId;

/** Names of the part of time that a day is in: the Monday, the month, the quarter. */
function partName(date: string, interval: AnalyticsQuestion['interval']): string {
  if (interval === 'week') return addDays(date, -((weekday(date) + 6) % 7));
  if (interval === 'month') return date.slice(0, 7);
  return `${date.slice(0, 4)} Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The same answer as `analyse`, by filters over plain rows: slow, and with nothing of it but the day of the year before. */
export function analyticsReference(question: AnalyticsQuestion, facts: PlainFacts, now: number) {
  const { kind, by, measure, isPivot } = question;
  const interval = isPivot ? 'month' : question.interval;
  const groupOf = new Map(facts.groups.map((group) => [group.id, group]));
  const serviceOf = new Map(facts.services.map((service) => [service.id, service]));
  const churchIn = (row: { kind: string; groupId: string | null; churchId: string }) =>
    row.kind === 'group' ? groupOf.get(row.groupId ?? '')?.churchId : row.churchId;
  const nameIn = (row: Row) =>
    (row.kind === 'church' ? serviceOf.get(row.serviceId)?.name : undefined) ?? row.serviceName;
  const regions = new Set([question.churchGroupId]);
  for (const id of regions)
    for (const one of facts.churchGroups) if (one.parentChurchGroupId === id) regions.add(one.id);
  const wantedChurches = new Set(
    facts.churches
      .filter(({ id }) => question.churchIds.length === 0 || question.churchIds.includes(id))
      .filter(({ churchGroupId }) => question.churchGroupId === null || regions.has(churchGroupId))
      .map(({ id }) => id),
  );
  const all = facts.reports.filter((row) => row.status !== 'void' && row.kind === kind);
  const isWanted = (place: { id: string; churchId: string; name: string }) => {
    const group = groupOf.get(place.id);
    if (kind === 'group' && (!group || !facts.seesGroup(group))) return false;
    if (kind === 'church' && !facts.seesChurch(place.churchId)) return false;
    return (
      wantedChurches.has(place.churchId) &&
      (question.serviceName === null || place.name === question.serviceName) &&
      (question.groupTypeId === null || group?.groupTypeId === question.groupTypeId) &&
      (question.groupIds.length === 0 || question.groupIds.includes(place.id))
    );
  };
  const wanted = all.filter((row) =>
    isWanted({ id: placeId(row), churchId: churchIn(row) ?? '', name: nameIn(row) }),
  );
  const firstOf = new Map<string, string>();
  for (const row of all.toSorted((a, b) => (a.date < b.date ? 1 : -1)))
    firstOf.set(placeId(row), row.date);
  const everyDay = {
    from: [...firstOf.values()].toSorted()[0] ?? '',
    to: dateOfDay(Math.floor(now / 864e5) + 7),
    now,
  };
  const due =
    all.length === 0
      ? []
      : (kind === 'church' ? expectedOfServices : expectedOfGroups)(
          { ...facts, reports: all },
          everyDay,
        );
  const gaps = due
    .flatMap((one): Gap[] => {
      const id = one.groupId ?? one.serviceId ?? '';
      const first = firstOf.get(id);
      if (one.state !== 'missing' || first === undefined || one.date < first) return [];
      const name = serviceOf.get(id)?.name ?? '';
      return [{ placeId: id, churchId: one.churchId, name, date: one.date }];
    })
    .filter((gap) =>
      isWanted({
        id: gap.placeId,
        churchId: gap.churchId,
        name: kind === 'church' ? gap.name : (question.serviceName ?? ''),
      }),
    );

  const inPeriod = wanted.filter(({ date }) => date >= question.from && date <= question.to);
  const firstDate = inPeriod.map(({ date }) => date).toSorted()[0];
  const from =
    firstDate === undefined
      ? null
      : question.from === '2000-01-01' || question.from < addDays(firstDate, -366)
        ? firstDate
        : question.from;
  const days = from === null ? [] : daysFrom(from, question.to);
  const names = [...new Set(days.map((day) => partName(day, interval)))];
  const partAt = (date: string) =>
    days.includes(date) ? names.indexOf(partName(date, interval)) : -1;
  const before = sameDayBefore(
    dayNumber(days[0] ?? '2026-01-01'),
    dayNumber(days.at(-1) ?? '2026-01-01'),
  );
  const beside = new Map(
    question.comparesYear && !isPivot
      ? days.map((day) => [dateOfDay(before(dayNumber(day))), day])
      : [],
  );
  const besideAt = (date: string) => partAt(beside.get(date) ?? '');

  const currencies = new Map<string, number>();
  const paid = inPeriod.filter(({ didNotMeet, offering }) => !didNotMeet && offering);
  for (const { offering } of paid) {
    const code = offering?.currency ?? '';
    currencies.set(code, (currencies.get(code) ?? 0) + 1);
  }
  const most = Math.max(0, ...currencies.values());
  const currency =
    most === 0
      ? null
      : ([...currencies]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .find(([, count]) => count === most)?.[0] ?? null);
  const valueOf = (row: Row, of: Measure): number | null => {
    if (row.didNotMeet) return null;
    if (of !== 'offering') return row[of];
    return row.offering && row.offering.currency === currency ? row.offering.minor : null;
  };
  const sum = (rows: readonly Row[], of: Measure): number | null => {
    const values = rows.flatMap((row) => valueOf(row, of) ?? []);
    return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
  };
  const line = (
    id: string,
    rows: readonly Row[],
    missing: readonly Gap[],
    of: Measure,
    isWhole: boolean,
  ) => {
    const values = (at: (date: string) => number) =>
      names.map((_, part) =>
        isWhole && missing.some(({ date }) => at(date) === part)
          ? null
          : sum(
              rows.filter(({ date }) => at(date) === part),
              of,
            ),
      );
    return {
      id,
      values: values(partAt),
      before: question.comparesYear ? values(besideAt) : [],
      missing: names.map((_, part) => missing.filter(({ date }) => partAt(date) === part).length),
    };
  };
  const isLine = (row: Row) =>
    ({ church: churchIn(row), service: nameIn(row), group: placeId(row) })[by as 'church'] ?? '';
  const gapLine = (gap: Gap, rows: readonly Row[]) => {
    const own = rows.find((row) => placeId(row) === gap.placeId);
    return own ? isLine(own) : '';
  };
  const parts = { age: ['adults', 'children', 'teens'], gender: ['males', 'females'] } as const;
  const lineNames = [...new Set(wanted.map(isLine))];
  const size = (id: string) =>
    sum(
      inPeriod.filter((row) => isLine(row) === id),
      measure,
    ) ?? -1;
  const largest = lineNames.toSorted((a, b) => size(b) - size(a) || (a < b ? -1 : 1));
  const drawn = lineNames.length <= 4 ? lineNames : largest.slice(0, 3);
  const lineOfIds = (id: string, ids: readonly string[], isWhole: boolean) =>
    line(
      id,
      wanted.filter((row) => ids.includes(isLine(row))),
      gaps.filter((gap) => ids.includes(gapLine(gap, wanted))),
      measure,
      isWhole,
    );
  const others = lineNames.filter((id) => !drawn.includes(id));
  const ofPlaces = [
    ...drawn.map((id) => lineOfIds(id, [id], interval === 'week' && by !== 'service')),
    ...(others.length === 0 ? [] : [lineOfIds('other', others, false)]),
  ];
  const ofParts = (ages: readonly Measure[]) =>
    ages.map((part) => line(part, wanted, gaps, part, false));
  const isOfParts = by === 'age' || by === 'gender';
  const lines = !isOfParts ? ofPlaces : wanted.length === 0 ? [] : ofParts(parts[by]);
  const met = inPeriod.filter(({ didNotMeet }) => !didNotMeet);
  const latest = Math.max(-1, ...met.map(({ date }) => partAt(date)));
  const totals = (rows: readonly Row[]) =>
    measures.map((one) => ({ measure: one, sum: sum(rows, one) }));
  const gapsInPeriod = gaps.filter(({ date }) => partAt(date) >= 0);
  const churchIds = new Set(wanted.map((row) => churchIn(row) ?? ''));
  if (kind === 'church' && question.serviceName === null)
    for (const { id, status } of facts.churches)
      if (status === 'active' && wantedChurches.has(id) && facts.seesChurch(id)) churchIds.add(id);
  const both = inPeriod.filter(
    (row) => valueOf(row, 'offering') !== null && valueOf(row, 'attendance') !== null,
  );
  const people = sum(both, 'attendance') ?? 0;
  return {
    parts: names.length,
    lines: isPivot ? [] : lines,
    others: isPivot || isOfParts ? 0 : others.length,
    churches: isPivot
      ? []
      : [...churchIds].map((id) => {
          const rows = wanted.filter((row) => churchIn(row) === id);
          const own = rows.filter(({ date }) => partAt(date) >= 0);
          const { missing: missed, ...churchLine } = line(
            id,
            rows,
            gaps.filter(({ churchId }) => churchId === id),
            measure,
            interval === 'week',
          );
          return Object.assign(churchLine, {
            gaps: missed,
            in: own.length,
            met: own.filter(({ didNotMeet }) => !didNotMeet).length,
            missing: gapsInPeriod.filter(({ churchId }) => churchId === id).length,
            latest: totals(
              latest < 0 || (interval === 'week' && (missed[latest] ?? 0) > 0)
                ? []
                : own.filter(({ date }) => partAt(date) === latest),
            ),
          });
        }),
    pivot: isPivot
      ? [...new Set([...inPeriod.map(placeId), ...gapsInPeriod.map((gap) => gap.placeId)])].map(
          (id) => {
            const rows = inPeriod.filter((row) => placeId(row) === id);
            const own = gapsInPeriod.filter((gap) => gap.placeId === id);
            const at = (part: number) => rows.filter(({ date }) => partAt(date) === part);
            return {
              id,
              churchId: (rows[0] ? churchIn(rows[0]) : own[0]?.churchId) ?? '',
              values: names.map((_, part) => sum(at(part), measure)),
              met: names.map((_, part) => at(part).filter(({ didNotMeet }) => !didNotMeet).length),
              missing: names.map(
                (_, part) => own.filter(({ date }) => partAt(date) === part).length,
              ),
            };
          },
        )
      : [],
    totals: totals(inPeriod),
    reports: {
      in: inPeriod.length,
      met: met.length,
      missing: gapsInPeriod.length,
      days: new Set(met.map(({ date }) => date)).size,
      places: new Set(met.map(placeId)).size,
    },
    latestPart: latest < 0 ? null : latest,
    latest: totals(latest < 0 ? [] : inPeriod.filter(({ date }) => partAt(date) === latest)),
    perHead: people === 0 ? null : { minor: sum(both, 'offering') ?? 0, people },
    currency,
    otherCurrencies: paid.filter(({ offering }) => offering?.currency !== currency).length,
  };
}

const byId = <One extends { id: string }>(rows: readonly One[]) =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** An answer without what the reference does not say, its rows in the order of their ids. */
export function comparable<
  Answer extends {
    lines: { id: string }[];
    churches: { id: string }[];
    pivot: { id: string }[];
  },
>(answer: Answer) {
  return {
    ...answer,
    lines: byId(answer.lines),
    churches: byId(answer.churches),
    pivot: byId(answer.pivot),
  };
}
