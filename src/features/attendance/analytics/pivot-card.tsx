import FoldVertical from 'lucide-react/icons/fold-vertical';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import { useState } from 'react';
import type { AnalyticsAnswer } from '#domain/attendance/analytics/answer.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import { monthNames } from '#domain/values/dates/partial-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import type { PivotGroup, PivotSpan } from '../../../ui/pivot-grid/pivot-data.ts';
import { PivotGrid, type PivotPlace } from '../../../ui/pivot-grid/pivot-grid.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { toggled } from '../../../ui/toggled.ts';
import { amount, measureWord, plural } from './analytics-words.ts';
import * as css from './analytics.css.ts';

/** Churches that are open at first; one with many groups would fill the page. */
const mostOpen = 4;

const monthOf = (from: string) => from.slice(0, 7);

/** Years, and their months under them. */
export function pivotSpans({ spans }: Pick<AnalyticsAnswer, 'spans'>): PivotSpan[] {
  const years = Map.groupBy(spans, ({ from }) => from.slice(0, 4));
  return [...years].map(([year, months]) => ({
    id: year,
    name: year,
    columns: months.map(({ from }) => ({
      id: monthOf(from),
      name: (monthNames[Number(from.slice(5, 7)) - 1] ?? '').slice(0, 3),
    })),
  }));
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

/** Churches, and their groups or services under them, by name. Money in whole units: cells have no room for cents. */
export function pivotGroups(
  { pivot, spans }: Pick<AnalyticsAnswer, 'pivot' | 'spans'>,
  unit: number,
  nameOf: (id: string) => string,
): PivotGroup[] {
  const months = spans.map(({ from }) => monthOf(from));
  const rowOf = ({ id, values }: (typeof pivot)[number]) => ({
    id,
    name: nameOf(id),
    values: Object.fromEntries(
      months.map((month, at) => {
        const value = values[at] ?? null;
        return [month, value === null ? null : Math.round(value / unit)];
      }),
    ),
  });
  return [...Map.groupBy(pivot, ({ churchId }) => churchId)]
    .map(([id, rows]) => ({ id, name: nameOf(id), rows: rows.map(rowOf).toSorted(byName) }))
    .toSorted(byName);
}

/** What stands behind a number: meetings, people, and what is missing. */
function aboutPlace({ kind, measure }: AnalyticsQuestion, answer: AnalyticsAnswer) {
  const places = new Map(answer.pivot.map((row) => [row.id, row]));
  const months = new Map(answer.spans.map(({ from }, at) => [monthOf(from), at]));
  return ({ rows, columns }: PivotPlace): string[] => {
    let [met, missing] = [0, 0];
    let sum: number | null = null;
    for (const id of rows) {
      for (const column of columns) {
        const [row, at] = [places.get(id), months.get(column)];
        if (!row || at === undefined) continue;
        met += row.met[at] ?? 0;
        missing += row.missing[at] ?? 0;
        const value = row.values[at] ?? null;
        if (value !== null) sum = (sum ?? 0) + value;
      }
    }
    const meetings =
      kind === 'church' ? plural(met, 'service', 'services') : plural(met, 'meeting', 'meetings');
    const word = measureWord(measure).toLowerCase();
    return [
      sum === null ? meetings : `${meetings}, ${word} ${amount(sum, measure, answer.currency)}`,
      ...(missing === 0 ? [] : [`${plural(missing, 'report is', 'reports are')} missing`]),
    ];
  };
}

/** Sums of Church > Group by Year > Month. A number opens the reports behind it. */
export function PivotCard({
  question,
  answer,
  nameOf,
  onOpen,
}: {
  question: AnalyticsQuestion;
  answer: AnalyticsAnswer;
  nameOf(id: string): string;
  onOpen(place: PivotPlace): void;
}) {
  const { kind, measure } = question;
  const spans = pivotSpans(answer);
  const groups = pivotGroups(answer, measure === 'offering' ? 100 : 1, nameOf);
  const all = [...spans, ...groups].map(({ id }) => id);
  const usual = () =>
    new Set([
      ...spans.slice(0, -1).map(({ id }) => id),
      ...groups.slice(mostOpen).map(({ id }) => id),
    ]);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [shaded, setShaded] = useState(true);
  const folded = chosen ?? usual();
  const isFolded = all.every((id) => folded.has(id));
  const unit = `${measureWord(measure)} a month${measure === 'offering' ? `, in whole ${answer.currency ?? 'money'}` : ''}`;
  return (
    <Card className={css.part}>
      <div className={css.choices}>
        <span className={css.fact}>
          Rows: church, {kind === 'church' ? 'service' : 'group'}. Columns: year, month
        </span>
        <Switch label="Shade by size" on={shaded} onChange={setShaded} />
        <Button
          kind="ghost"
          icon={isFolded ? UnfoldVertical : FoldVertical}
          onClick={() => setChosen(new Set(isFolded ? [] : all))}
        >
          {isFolded ? 'Open all' : 'Fold all'}
        </Button>
      </div>
      <PivotGrid
        caption={`${measureWord(measure)} by church and month`}
        nameHead={kind === 'church' ? 'Church and service' : 'Church and group'}
        allName={groups.length === 1 ? 'The church' : `All ${groups.length} churches`}
        spans={spans}
        groups={groups}
        folded={folded}
        onFold={(id, on) => setChosen(toggled(folded, id, on))}
        shaded={shaded}
        unit={unit}
        gapMeans={
          kind === 'church'
            ? 'no service took place, or none was reported'
            : 'the group did not meet or has not reported'
        }
        about={aboutPlace(question, answer)}
        onOpen={onOpen}
      />
    </Card>
  );
}
