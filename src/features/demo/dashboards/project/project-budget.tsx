import type { Project, Spending } from '#domain/demo/dashboards/project.ts';
import { Chart } from '../../../../ui/chart/chart.tsx';
import type { ChartColor } from '../../../../ui/chart/chart-colors.css.ts';
import { SparkCard } from '../../../../ui/chart/spark-card.tsx';
import { SortableTable } from '../../../../ui/table/sortable-table.tsx';
import type { Column } from '../../../../ui/table/table.tsx';
import * as page from '../parts/dashboard.css.ts';
import { percent, rand } from '../../../../demo/money.ts';
import { budgetLine, planWords, type BudgetLine, type Left } from './project-words.ts';
import * as css from './project.css.ts';

const leftWords: Record<Left, string> = {
  plenty: 'plenty left',
  some: 'some left',
  little: 'little left',
};

function Remaining({ line }: { line: BudgetLine }) {
  return (
    <span className={css.remaining}>
      <span className={css.dots[line.left]} aria-hidden="true" />
      {percent(line.remainingShare)}
      <span className={css.leftWords}>{leftWords[line.left]}</span>
    </span>
  );
}

const columns: Column<BudgetLine>[] = [
  { name: 'Type', cell: ({ type }) => type, value: ({ type }) => type, card: 'title' },
  {
    name: 'Total budget',
    number: true,
    cell: ({ total }) => rand(total),
    value: ({ total }) => total,
  },
  {
    name: 'Expenses',
    number: true,
    cell: ({ expenses }) => rand(expenses),
    value: ({ expenses }) => expenses,
  },
  {
    name: 'Spent',
    number: true,
    cell: ({ spentShare }) => percent(spentShare),
    value: ({ spentShare }) => spentShare,
  },
  {
    name: 'Remaining',
    number: true,
    cell: ({ remaining }) => rand(remaining),
    value: ({ remaining }) => remaining,
  },
  {
    name: 'Remaining share',
    number: true,
    cell: (line) => <Remaining line={line} />,
    value: ({ remainingShare }) => remainingShare,
  },
];

function Expenses({
  title,
  by,
  color,
  spending: { amount, overPlan, labels, values },
}: {
  title: string;
  by: string;
  color: ChartColor;
  spending: Spending;
}) {
  return (
    <SparkCard
      title={title}
      value={rand(amount)}
      change={{
        way: overPlan > 0 ? 'up' : 'down',
        words: planWords(overPlan),
        isGood: overPlan <= 0,
      }}
      color={color}
      by={by}
      labels={labels}
      values={values}
      written={rand}
    />
  );
}

/** How far the parts of the budget are used, what was spent lately, and what remains. */
export function ProjectBudget({ project: { name, budget } }: { project: Project }) {
  const { used, spending, rows } = budget;
  const most = used.toSorted((a, b) => b.percent - a.percent)[0];
  return (
    <div className={page.grid}>
      <div className={css.budget}>
        <div className={page.card}>
          <Chart
            kind="radar"
            heading="h2"
            title="Budget distribution"
            facts={`Used of each part, ${name}`}
            summary={most ? `${most.part} has used the most: ${percent(most.percent)}.` : ''}
            data={{
              by: 'Part',
              labels: used.map(({ part }) => part),
              series: [{ name: 'Used', color: 'protea', values: used.map((part) => part.percent) }],
              written: percent,
            }}
            prints
          />
        </div>
        <div className={css.expenses}>
          <Expenses title="Weekly expenses" by="Day" color="protea" spending={spending.weekly} />
          <Expenses title="Monthly expenses" by="Week" color="sky" spending={spending.monthly} />
          <Expenses
            title="Yearly expenses"
            by="Month"
            color="jacaranda"
            spending={spending.yearly}
          />
        </div>
      </div>
      <SortableTable
        caption="Budget details"
        columns={columns}
        rows={rows.map(budgetLine)}
        rowKey={({ type }) => type}
      />
    </div>
  );
}
