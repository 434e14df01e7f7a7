import type { AnalyticsAnswer, AnalyticsLine } from '#domain/attendance/analytics/answer.ts';
import { otherLine } from '#domain/attendance/analytics/answer.ts';
import { type Measure, measures } from '#domain/attendance/analytics/measures.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Chart, type ChartState } from '../../../ui/chart/chart.tsx';
import type { ChartColor } from '../../../ui/chart/chart-colors.css.ts';
import { isLacking, type ChartData, type Series } from '../../../ui/chart/chart-data.ts';
import { grouped } from '../../../ui/time.ts';
import { measureWord, plural, spanName, splitWords } from './analytics-words.ts';
import { partColors } from './who-came.tsx';

const placeColors: readonly ChartColor[] = ['protea', 'sky', 'marigold', 'fynbos'];

/** Cents are drawn as whole money. */
const unitOf = (measure: Measure) => (measure === 'offering' ? 100 : 1);

/** Sums of lines; a gap where none of them is known. */
function summed(all: readonly (readonly (number | null)[])[]): (number | null)[] {
  const [first = []] = all;
  return first.map((_, at) => {
    const known = all.flatMap((values) => values[at] ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  });
}

function isMeasure(id: string): id is Measure {
  return measures.some((measure) => measure === id);
}

const size = ({ id, values }: AnalyticsLine) =>
  id === otherLine ? -1 : (values.findLast((value) => value !== null) ?? 0);

/** Largest first, that of all others last. */
function inOrder(lines: readonly AnalyticsLine[]): AnalyticsLine[] {
  return lines.toSorted((a, b) => size(b) - size(a));
}

function seriesOf(
  { comparesYear, measure, by }: AnalyticsQuestion,
  { lines, others }: AnalyticsAnswer,
  nameOf: (id: string) => string,
): Series[] {
  const unit = unitOf(measure);
  const scaled = (values: readonly (number | null)[]) =>
    unit === 1 ? values : values.map((value) => value && Math.round(value / unit));
  if (comparesYear) {
    return [
      {
        name: 'This year',
        color: 'protea',
        values: scaled(summed(lines.map(({ values }) => values))),
        lacking: summed(lines.map(({ missing }) => missing)).map((many) => many ?? 0),
      },
      {
        name: 'Last year',
        color: 'stone',
        dashed: true,
        values: scaled(summed(lines.map(({ before }) => before))),
      },
    ];
  }
  return inOrder(lines).map(({ id, values, missing }, at): Series => {
    const isOther = id === otherLine;
    const part = (by === 'age' || by === 'gender') && isMeasure(id);
    const name = part ? measureWord(id) : by === 'service' ? id : nameOf(id);
    return {
      name: isOther ? `Other ${grouped(others)}` : name,
      color: (isOther ? 'stone' : part ? partColors[id] : placeColors[at]) ?? 'stone',
      values: scaled(values),
      lacking: missing,
    };
  });
}

/** The numbers in one sentence: 'It went from 1 210 to 1 344.' */
function summaryOf(series: readonly Series[], missing: number): string {
  const ways = series.map(({ name, values }) => {
    const known = values.filter((value) => value !== null);
    const [first, last] = [known[0], known.at(-1)];
    if (first === undefined || last === undefined) return `${name} has no reports`;
    return `${name} went from ${grouped(first)} to ${grouped(last)}`;
  });
  const gaps = missing === 0 ? '' : ` ${plural(missing, 'report is', 'reports are')} missing.`;
  return `${ways.join('; ')}.${gaps}`;
}

const partNames = { week: 'Week to', month: 'Month', quarter: 'Quarter' } as const;

/** The lines of an answer, each with its name at its end; the same as a table. */
export function LinesCard({
  question,
  answer,
  nameOf,
  state,
}: {
  question: AnalyticsQuestion;
  answer: AnalyticsAnswer;
  nameOf(id: string): string;
  state: ChartState;
}) {
  const { by, measure, interval, comparesYear } = question;
  const series = seriesOf(question, answer, nameOf);
  const data: ChartData = {
    by: partNames[interval],
    labels: answer.spans.map((span) => spanName(span, interval)),
    series,
    missing: answer.reports.missing,
  };
  const isAnyLacking = series.some((one) => one.values.some((_, at) => isLacking(one, at)));
  const isOfParts = by === 'age' || by === 'gender';
  const of = isOfParts ? 'Attendance' : measureWord(measure);
  const facts = comparesYear
    ? 'Beside the same weeks of last year. Easter, Pentecost and Christmas stand beside each other'
    : answer.others > 0
      ? `Top ${answer.lines.length - 1} of ${grouped(answer.lines.length - 1 + answer.others)}, the rest in grey`
      : measure === 'offering' && !isOfParts
        ? `In whole ${answer.currency ?? 'money'}`
        : 'A gap is a missing report, never a zero';
  return (
    <Card>
      <Chart
        kind="line"
        heading="h2"
        title={comparesYear ? `${of} and last year` : `${of} by ${splitWords[by].toLowerCase()}`}
        facts={isAnyLacking ? `${facts}. A hollow point lacks reports` : facts}
        summary={summaryOf(series, answer.reports.missing)}
        data={data}
        state={state}
      />
    </Card>
  );
}
