import type { AnalyticsAnswer } from '#domain/attendance/analytics/answer.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import { plainRand } from '#domain/values/money/plain-rand.ts';
import { writeTable } from '../../../api/workers/exchange.ts';
import { saveBlob } from '../../../ui/save-file.ts';
import { exportNoted } from '../reports/note-export.ts';
import { measureWord } from './analytics-words.ts';

interface Cells {
  columns: string[];
  rows: string[][];
}

/** What is not known is empty, never 0. */
function cell(question: AnalyticsQuestion, value: number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return question.measure === 'offering' ? plainRand(value) : String(value);
}

/** Each church and part of time: its number, last year's, and what is missing. */
export function lineCells(
  question: AnalyticsQuestion,
  { churches, spans }: AnalyticsAnswer,
  nameOf: (id: string) => string,
): Cells {
  const { comparesYear, measure } = question;
  const word = measureWord(measure);
  return {
    columns: [
      'Church',
      'From',
      'To',
      word,
      ...(comparesYear ? [`${word} last year`] : []),
      'Missing reports',
    ],
    rows: churches.flatMap(({ id, values, before, gaps }) =>
      spans.map(({ from, to }, at) => [
        nameOf(id),
        from,
        to,
        cell(question, values[at]),
        ...(comparesYear ? [cell(question, before[at])] : []),
        String(gaps[at] ?? 0),
      ]),
    ),
  };
}

/** Each group, or service, and month. */
export function gridCells(
  question: AnalyticsQuestion,
  { pivot, spans }: AnalyticsAnswer,
  nameOf: (id: string) => string,
): Cells {
  const word = measureWord(question.measure);
  const place = question.kind === 'church' ? 'Service' : 'Group';
  return {
    columns: ['Church', place, 'Year', 'Month', word, 'Meetings', 'Missing reports'],
    rows: pivot.flatMap(({ id, churchId, values, met, missing }) =>
      spans.map(({ from }, at) => [
        nameOf(churchId),
        nameOf(id),
        from.slice(0, 4),
        from.slice(5, 7),
        cell(question, values[at]),
        String(met[at] ?? 0),
        String(missing[at] ?? 0),
      ]),
    ),
  };
}

const only = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : undefined);

/** Filters of a question, as far as the note of an export can say them. */
export function notedFilters({ churchGroupId, churchIds, groupIds, from, to }: AnalyticsQuestion) {
  return {
    churchGroupId: churchGroupId ?? undefined,
    churchId: only(churchIds),
    groupId: only(groupIds),
    from,
    to,
  };
}

/** The numbers that are shown, as a file. */
export async function downloadAnalytics(
  question: AnalyticsQuestion,
  answer: AnalyticsAnswer,
  nameOf: (id: string) => string,
): Promise<void> {
  const cells = (question.isPivot ? gridCells : lineCells)(question, answer, nameOf);
  await exportNoted(`${question.kind}Analytics`, notedFilters(question), cells.rows.length);
  saveBlob(`${question.kind}-attendance-analytics.csv`, await writeTable(cells));
}
