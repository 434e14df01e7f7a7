import type { Coin, Span } from '#domain/demo/dashboards/crypto.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { grouped, timeOfDay } from '../../../../ui/time.ts';
import { dayWords } from '../parts/day-words.ts';

const space = '\u00a0';

/** '11,28' or '1 184 220'. */
function decimal(value: number, places: number): string {
  const [whole = '', rest] = value.toFixed(places).split('.');
  return rest === undefined ? grouped(Number(whole)) : `${grouped(Number(whole))},${rest}`;
}

/** 'R 1 184 220', and with cents where the price is small: 'R 11,28'. */
export function priceWords(rand: number): string {
  return `R${space}${decimal(rand, rand < 1000 ? 2 : 0)}`;
}

function priceTick(rand: number): string {
  if (rand < 1000) return `R${space}${decimal(rand, rand < 100 ? 2 : 0)}`;
  return rand < 20_000
    ? `R${space}${grouped(Math.round(rand))}`
    : `R${space}${grouped(Math.round(rand / 1000))}k`;
}

/** '0,4281': without the noughts at its end. */
export function coinsWords(coins: number): string {
  return decimal(coins, 8).replace(/,?0+$/, '') || '0';
}

/** 'R 612 bn', 'R 23,6 trn' of billions. */
export function billionWords(billions: number): string {
  const trillions = billions / 1000;
  return trillions >= 1
    ? `R${space}${decimal(trillions, 1)}${space}trn`
    : `R${space}${String(billions).replace('.', ',')}${space}bn`;
}

/** '19,9 m' of millions. */
export function millionWords(millions: number): string {
  const [whole = '', rest] = String(millions).split('.');
  return `${grouped(Number(whole))}${rest === undefined ? '' : `,${rest}`}${space}m`;
}

export const spanNames: Record<Span, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
  all: 'All',
};

const dayMs = 86_400_000;
/** Days that the prices of a span go back. */
const spanDays: Record<Span, number> = { day: 1, week: 7, month: 30, year: 365, all: 3650 };

interface Moment {
  label: string;
  mark: string;
}

function momentOf(ms: number, span: Span): Moment {
  const date = dayHere(new Date(ms));
  const time = timeOfDay(ms);
  const full = dateWithYear(date);
  if (span === 'day') return { label: `${dayWords(date)}, ${time}`, mark: time };
  if (span === 'week' || span === 'month') {
    return { label: `${dayWords(date)}, ${time}`, mark: dayWords(date) };
  }
  return { label: full, mark: full.replace(/^\d+ /, '') };
}

/** The prices of a coin over a span, up to `asOf` (ISO). */
export function priceData({ iso, history }: Coin, span: Span, asOf: string): ChartData {
  const prices = history[span];
  const end = Date.parse(asOf);
  const step = (spanDays[span] * dayMs) / Math.max(prices.length - 1, 1);
  const moments = prices.map((_, at) => momentOf(end - (prices.length - 1 - at) * step, span));
  return {
    by: span === 'year' || span === 'all' ? 'Day' : 'Time',
    labels: moments.map(({ label }) => label),
    marks: moments.map(({ mark }) => mark),
    series: [{ name: iso, color: 'protea', values: prices }],
    written: priceWords,
    ticked: priceTick,
  };
}

export function priceSummary({ title, history }: Coin, span: Span): string {
  const prices = history[span];
  const [first = 0, last = 0] = [prices[0], prices.at(-1)];
  if (first === last) return `${title} stands at ${priceWords(last)}, as at the beginning.`;
  const way = last > first ? 'rose' : 'fell';
  return `${title} ${way} from ${priceWords(first)} to ${priceWords(last)}.`;
}
