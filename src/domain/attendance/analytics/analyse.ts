import { dateOfDay } from '../../values/dates/day-number.ts';
import { addTo } from './add-to.ts';
import type { AnalyticsAnswer, AnalyticsTotal, ChurchRow, Outlier } from './answer.ts';
import { notCounted } from './columns.ts';
import type { AnalyticsFacts, Counted } from './counted.ts';
import { type LineSums, lineOf, lineSums } from './line-sums.ts';
import { type Measure, measures, partsOf } from './measures.ts';
import { usualOf } from './outliers.ts';
import { pivotOf } from './pivot.ts';
import type { AnalyticsQuestion, Split } from './question.ts';
import { type Selection, select, valueOf, type WantedPlace } from './selection.ts';
import { wantedChurches } from './wanted-places.ts';

/** Outliers that are named, the newest first. */
const mostOutliers = 100;

/** Adds one number of the reports of a place to lines; `number`: of each report, or `notCounted`. */
function addPlace(
  { columns }: Counted,
  { partOf, partBeside }: Selection,
  { rows, missing }: WantedPlace,
  lines: readonly { line: LineSums; number: (row: number) => number }[],
): void {
  for (const row of rows) {
    const day = columns.day[row] ?? 0;
    const [part, beside] = [partOf(day), partBeside(day)];
    if (part < 0 && beside < 0) continue;
    for (const { line, number } of lines) {
      const value = number(row);
      if (value === notCounted) continue;
      if (part >= 0) {
        addTo(line.sums, part, value);
        addTo(line.counted, part, 1);
      }
      if (beside >= 0) {
        addTo(line.before, beside, value);
        addTo(line.countedBefore, beside, 1);
      }
    }
  }
  for (const day of missing) {
    const [part, beside] = [partOf(day), partBeside(day)];
    for (const { line } of lines) {
      if (part >= 0) addTo(line.missing, part, 1);
      if (beside >= 0) addTo(line.missingBefore, beside, 1);
    }
  }
}

/** The line that a place belongs to. Age and gender have lines of their own. */
const lineIds: Record<Exclude<Split, 'age' | 'gender'>, (place: WantedPlace) => string> = {
  church: ({ here }) => here.churchId,
  service: ({ here }) => here.name,
  group: ({ here }) => here.id,
};

function numberedLines(question: AnalyticsQuestion, counted: Counted, selection: Selection) {
  const { by, measure, comparesYear, interval } = question;
  const lines = new Map<string, LineSums>();
  function at(id: string): LineSums {
    const line = lines.get(id) ?? lineSums(id, selection.parts.length);
    lines.set(id, line);
    return line;
  }
  const number = (one: Measure) => valueOf(counted, selection.currency, one);
  for (const place of selection.places) {
    const own =
      by === 'age' || by === 'gender'
        ? partsOf[by].map((part) => ({ line: at(part), number: number(part) }))
        : [{ line: at(lineIds[by](place)), number: number(measure) }];
    addPlace(counted, selection, place, own);
  }
  // A line of many places goes on where one of them is missing: its number says so.
  const isWhole = interval === 'week' && (by === 'church' || by === 'group');
  return [...lines.values()].map((line) => lineOf(line, isWhole, comparesYear));
}

/** Sums of all numbers of rows; null for one of which nothing was counted. */
function totalsOf(
  counted: Counted,
  currency: number | null,
  rows: readonly number[],
): AnalyticsTotal[] {
  return measures.map((measure) => {
    const number = valueOf(counted, currency, measure);
    let sum: number | null = null;
    for (const row of rows) {
      const value = number(row);
      if (value !== notCounted) sum = (sum ?? 0) + value;
    }
    return { measure, sum };
  });
}

/** Rows of reports in the period; `part`: only of one part of it. */
function rowsWithin(
  { columns }: Counted,
  { partOf }: Selection,
  places: readonly WantedPlace[],
  part: number | null = null,
): number[] {
  const found: number[] = [];
  for (const { rows } of places) {
    for (const row of rows) {
      const at = partOf(columns.day[row] ?? 0);
      if (part === null ? at >= 0 : at === part) found.push(row);
    }
  }
  return found;
}

function missingWithin({ partOf }: Selection, places: readonly WantedPlace[]): number {
  let count = 0;
  for (const { missing } of places) for (const day of missing) if (partOf(day) >= 0) count += 1;
  return count;
}

function reportsOf(counted: Counted, selection: Selection, places: readonly WantedPlace[]) {
  const rows = rowsWithin(counted, selection, places);
  let met = 0;
  for (const row of rows) met += counted.columns.met[row] ?? 0;
  return { rows, in: rows.length, met, missing: missingWithin(selection, places) };
}

function churchRows(
  question: AnalyticsQuestion,
  counted: Counted,
  facts: AnalyticsFacts,
  selection: Selection,
  latestAt: number | null,
): ChurchRow[] {
  const byChurch = Map.groupBy(selection.places, ({ here }) => here.churchId);
  const isWhole = question.interval === 'week';
  const number = valueOf(counted, selection.currency, question.measure);
  const ids = new Set(byChurch.keys());
  if (question.kind === 'church' && question.serviceName === null) {
    const wanted = wantedChurches(question, facts);
    for (const { id, status } of facts.churches) {
      if (status === 'active' && wanted.has(id) && facts.seesChurch(id)) ids.add(id);
    }
  }
  return [...ids].map((id) => {
    const places = byChurch.get(id) ?? [];
    const line = lineSums(id, selection.parts.length);
    for (const place of places) addPlace(counted, selection, place, [{ line, number }]);
    const { rows: _rows, ...reports } = reportsOf(counted, selection, places);
    const latest = latestAt === null ? [] : rowsWithin(counted, selection, places, latestAt);
    return Object.assign(lineOf(line, isWhole, question.comparesYear), reports, {
      latest: totalsOf(counted, selection.currency, latest),
    });
  });
}

function outliersOf(
  { measure }: AnalyticsQuestion,
  counted: Counted,
  { places, partOf, currency }: Selection,
): Outlier[] {
  const { day } = counted.columns;
  const number = valueOf(counted, currency, measure);
  const found = places.flatMap(({ here, rows }) => {
    const known = Array.from(rows, (row) => ({ day: day[row] ?? 0, value: number(row) })).filter(
      (one) => one.value !== notCounted && partOf(one.day) >= 0,
    );
    const usual = usualOf(known.map(({ value }) => value));
    if (!usual) return [];
    return known
      .filter(({ value }) => Math.abs(value - usual.usual) > usual.within)
      .map(({ day: at, value }) => ({
        placeId: here.id,
        churchId: here.churchId,
        date: dateOfDay(at),
        value,
        usual: usual.usual,
      }));
  });
  return found
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.placeId.localeCompare(b.placeId))
    .slice(0, mostOutliers);
}

/** Money and people of reports that say both. */
function perHeadOf(counted: Counted, currency: number | null, rows: readonly number[]) {
  const money = valueOf(counted, currency, 'offering');
  const people = valueOf(counted, currency, 'attendance');
  const sums = { minor: 0, people: 0 };
  for (const row of rows) {
    const [minor, head] = [money(row), people(row)];
    if (minor === notCounted || head === notCounted) continue;
    sums.minor += minor;
    sums.people += head;
  }
  return sums.people === 0 ? null : sums;
}

function latestPart(counted: Counted, { partOf }: Selection, rows: readonly number[]) {
  const { met, day } = counted.columns;
  let latest = -1;
  for (const row of rows) if (met[row] === 1) latest = Math.max(latest, partOf(day[row] ?? 0));
  return latest < 0 ? null : latest;
}

/** Answers a question about attendance: pure, so that device and server say the same. */
export function analyse(
  question: AnalyticsQuestion,
  counted: Counted,
  facts: AnalyticsFacts,
): AnalyticsAnswer {
  const selection = select(question, counted, facts);
  const { columns } = counted;
  const { currency, places } = selection;
  const { rows, ...reports } = reportsOf(counted, selection, places);
  const withReports = places.filter((place) =>
    place.rows.some(
      (row) => columns.met[row] === 1 && selection.partOf(columns.day[row] ?? 0) >= 0,
    ),
  );
  const met = rows.filter((row) => columns.met[row] === 1);
  const otherMoney = rows.filter(
    (row) => columns.values.offering[row] !== notCounted && columns.currency[row] !== currency,
  );
  const latestAt = latestPart(counted, selection, rows);
  const { isPivot } = question;
  return {
    spans: selection.parts.map(({ from, to }) => ({ from: dateOfDay(from), to: dateOfDay(to) })),
    lines: isPivot ? [] : numberedLines(question, counted, selection),
    churches: isPivot ? [] : churchRows(question, counted, facts, selection, latestAt),
    pivot: isPivot ? pivotOf(question.measure, counted, selection) : [],
    totals: totalsOf(counted, currency, rows),
    reports: {
      ...reports,
      days: new Set(met.map((row) => columns.day[row])).size,
      places: withReports.length,
    },
    latestAt,
    latest: totalsOf(
      counted,
      currency,
      latestAt === null ? [] : rowsWithin(counted, selection, places, latestAt),
    ),
    perHead: perHeadOf(counted, currency, rows),
    currency: currency === null ? null : (columns.currencies[currency] ?? null),
    otherCurrencies: otherMoney.length,
    outliers: isPivot ? [] : outliersOf(question, counted, selection),
  };
}
