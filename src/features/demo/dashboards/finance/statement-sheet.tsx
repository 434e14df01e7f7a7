import type { Statement } from '#domain/demo/dashboards/finance.ts';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { Table, type Column } from '../../../../ui/table/table.tsx';
import * as page from '../parts/dashboard.css.ts';
import { exactRand, percent } from '../../../../demo/money.ts';
import * as css from './finance.css.ts';
import { vatOf, vatPercent } from './finance-words.ts';

export type View = 'statement' | 'spending' | 'tax';

type Line = Statement['spending'][number];

const titles: Record<View, string> = {
  statement: '',
  spending: ', spending',
  tax: ', tax',
};

const what: Column<Line> = { name: 'Spent on', cell: ({ name }) => name, card: 'title' };
const amount: Column<Line> = {
  name: 'Amount',
  number: true,
  cell: (line) => exactRand(line.amount),
};

function columnsOf(view: View, spent: number): Column<Line>[] {
  if (view === 'statement') return [what, amount];
  if (view === 'spending') {
    const share = (line: Line) => percent(Math.round((line.amount / (spent || 1)) * 100));
    return [what, amount, { name: 'Share', number: true, cell: share }];
  }
  return [
    what,
    {
      name: 'Without VAT',
      number: true,
      cell: (line) => exactRand(line.amount - vatOf(line.amount)),
    },
    {
      name: `VAT ${percent(vatPercent)}`,
      number: true,
      cell: (line) => exactRand(vatOf(line.amount)),
    },
  ];
}

/** All of a statement, or its parts, or what of it is tax. */
export function StatementSheet({
  title,
  state,
  view,
  statement: { spent, spending },
  onClose,
}: {
  title: string;
  state: string;
  view: View;
  statement: Statement;
  onClose(): void;
}) {
  const vat = spending.reduce((sum, line) => sum + vatOf(line.amount), 0);
  const name = `${title}${titles[view]}`;
  return (
    <Sheet title={name} onClose={onClose}>
      <div className={page.grid}>
        <p className={page.facts}>{state}</p>
        <Table
          caption={name}
          columns={columnsOf(view, spent)}
          rows={spending}
          rowKey={(line) => line.name}
        />
        <p className={css.sum}>
          {view === 'tax' ? `VAT ${exactRand(vat)}` : `Spent ${exactRand(spent)}`}
        </p>
      </div>
    </Sheet>
  );
}
