import { type AnalyticsLine, otherLine } from './answer.ts';
import { notCounted, type Numbers } from './columns.ts';
import { addPlace, lineOf, lineSums } from './line-sums.ts';
import { partsOf } from './measures.ts';
import type { AnalyticsQuestion, Split } from './question.ts';
import type { Selection, WantedPlace } from './selection.ts';

/** Lines that are drawn. Where there are more, the largest but one of them, and one of all others. */
const mostLines = 4;

/** The line that a place belongs to. Age and gender have lines of their own. */
const lineIds: Record<Exclude<Split, 'age' | 'gender'>, (place: WantedPlace) => string> = {
  church: ({ here }) => here.churchId,
  service: ({ here }) => here.name,
  group: ({ here }) => here.id,
};

/** Ids of the lines that are drawn by themselves. */
function largest(byLine: ReadonlyMap<string, readonly WantedPlace[]>, values: Numbers) {
  const ids = [...byLine.keys()];
  if (ids.length <= mostLines) return new Set(ids);
  const sums = [...byLine].map(([id, places]) => {
    let sum = -1;
    for (const { period } of places) {
      for (const row of period.rows) {
        const value = values[row] ?? notCounted;
        if (value !== notCounted) sum = Math.max(sum, 0) + value;
      }
    }
    return { id, sum };
  });
  const sorted = sums.toSorted((a, b) => b.sum - a.sum || (a.id < b.id ? -1 : 1));
  return new Set(sorted.slice(0, mostLines - 1).map(({ id }) => id));
}

/** Numbers of people of each age, or of each gender. */
function partLines(
  parts: (typeof partsOf)['age'] | (typeof partsOf)['gender'],
  { comparesYear }: AnalyticsQuestion,
  selection: Selection,
): AnalyticsLine[] {
  if (selection.places.length === 0) return [];
  return parts.map((measure) => {
    const line = lineSums(measure, selection.parts.length);
    for (const place of selection.places) addPlace(line, place, selection.valuesOf(measure));
    return lineOf(line, false, comparesYear);
  });
}

/** Lines of a chart: by place, or by age or gender. `others`: places of the last one, where it is of all others. */
export function linesOf(
  question: AnalyticsQuestion,
  selection: Selection,
): { lines: AnalyticsLine[]; others: number } {
  const { by, measure, comparesYear, interval } = question;
  if (by === 'age' || by === 'gender') {
    return { lines: partLines(partsOf[by], question, selection), others: 0 };
  }
  const values = selection.valuesOf(measure);
  const byLine = Map.groupBy(selection.places, lineIds[by]);
  const drawn = largest(byLine, values);
  const other = lineSums(otherLine, selection.parts.length);
  const lines: AnalyticsLine[] = [];
  for (const [id, places] of byLine) {
    const line = drawn.has(id) ? lineSums(id, selection.parts.length) : other;
    for (const place of places) addPlace(line, place, values);
    // A line of many places goes on where one of them is missing: its number says so.
    const isWhole = interval === 'week' && by !== 'service';
    if (line !== other) lines.push(lineOf(line, isWhole, comparesYear));
  }
  const others = byLine.size - drawn.size;
  return { lines: others === 0 ? lines : [...lines, lineOf(other, false, comparesYear)], others };
}
