import { dateOfDay } from '../../values/dates/day-number.ts';
import type { AnalyticsAnswer, ChurchRow } from './answer.ts';
import { notCounted } from './columns.ts';
import type { AnalyticsFacts, Counted } from './counted.ts';
import { linesOf } from './lines.ts';
import { addPlace, lineOf, lineSums } from './line-sums.ts';
import { outliersOf } from './outliers-of.ts';
import { pivotOf } from './pivot.ts';
import type { AnalyticsQuestion } from './question.ts';
import { type Selection, select, type WantedPlace } from './selection.ts';
import { noTotals, perHeadOf, totalsOf } from './totals.ts';
import { wantedChurches } from './wanted-places.ts';

/** Reports that came in and that are missing. */
function reportsOf({ columns }: Counted, places: readonly WantedPlace[]) {
  const sums = { in: 0, met: 0, missing: 0 };
  for (const { period, missing } of places) {
    sums.in += period.rows.length;
    sums.missing += missing.length;
    for (const row of period.rows) sums.met += columns.met[row] ?? 0;
  }
  return sums;
}

/** Days and places of which something was counted, and the latest part of time among them. */
function reachOf({ columns }: Counted, places: readonly WantedPlace[]) {
  const days = new Set<number>();
  let counted = 0;
  let latest = -1;
  for (const { period } of places) {
    let isCounted = false;
    for (let at = 0; at < period.rows.length; at++) {
      const row = period.rows[at] ?? 0;
      if (columns.met[row] === 0) continue;
      isCounted = true;
      days.add(columns.day[row] ?? 0);
      latest = Math.max(latest, period.parts[at] ?? -1);
    }
    if (isCounted) counted += 1;
  }
  return { days: days.size, places: counted, latestPart: latest < 0 ? null : latest };
}

function otherMoneyOf({ columns }: Counted, { places, currency }: Selection): number {
  const { values, currency: own, currencies } = columns;
  if (currencies.length <= 1) return 0;
  let count = 0;
  for (const { period } of places) {
    for (const row of period.rows) {
      if (values.offering[row] !== notCounted && own[row] !== currency) count += 1;
    }
  }
  return count;
}

/** Churches of the question, those of which nothing was reported too. */
function churchIdsOf(
  question: AnalyticsQuestion,
  facts: AnalyticsFacts,
  { places }: Selection,
): Set<string> {
  const ids = new Set(places.map(({ here }) => here.churchId));
  if (question.kind === 'group' || question.serviceName !== null) return ids;
  const wanted = wantedChurches(question, facts);
  for (const { id, status } of facts.churches) {
    if (status === 'active' && wanted.has(id) && facts.seesChurch(id)) ids.add(id);
  }
  return ids;
}

function churchRows(
  { measure, interval, comparesYear }: AnalyticsQuestion,
  counted: Counted,
  selection: Selection,
  { ids, latestPart }: { ids: ReadonlySet<string>; latestPart: number | null },
): ChurchRow[] {
  const byChurch = Map.groupBy(selection.places, ({ here }) => here.churchId);
  const values = selection.valuesOf(measure);
  return [...ids].map((id) => {
    const places = byChurch.get(id) ?? [];
    const line = lineSums(id, selection.parts.length);
    for (const place of places) addPlace(line, place, values);
    const reports = reportsOf(counted, places);
    const isWhole = interval === 'week';
    const { missing, ...row } = lineOf(line, isWhole, comparesYear);
    const isGap = latestPart === null || (isWhole && (missing[latestPart] ?? 0) > 0);
    const latest = isGap ? noTotals() : totalsOf(selection, places, latestPart);
    return Object.assign(row, { gaps: missing, ...reports, latest });
  });
}

/** Answers a question about attendance: pure, so that device and server say the same. */
export function analyse(
  question: AnalyticsQuestion,
  counted: Counted,
  facts: AnalyticsFacts,
): AnalyticsAnswer {
  const { isPivot, measure } = question;
  const selection = select(question, counted, facts);
  const { currency, places } = selection;
  const { latestPart, ...reach } = reachOf(counted, places);
  const ids = churchIdsOf(question, facts, selection);
  return {
    spans: selection.parts.map(({ from, to }) => ({ from: dateOfDay(from), to: dateOfDay(to) })),
    ...(isPivot ? { lines: [], others: 0 } : linesOf(question, selection)),
    churches: isPivot ? [] : churchRows(question, counted, selection, { ids, latestPart }),
    pivot: isPivot ? pivotOf(measure, counted, selection) : [],
    totals: totalsOf(selection, places),
    reports: { ...reportsOf(counted, places), ...reach },
    latestPart,
    latest: latestPart === null ? noTotals() : totalsOf(selection, places, latestPart),
    perHead: perHeadOf(selection),
    currency: currency === null ? null : (counted.columns.currencies[currency] ?? null),
    otherCurrencies: otherMoneyOf(counted, selection),
    outliers: isPivot ? [] : outliersOf(measure, counted, selection),
  };
}
