import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import type { Transaction } from '#domain/demo/dashboards/finance.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Pill } from '../../../../ui/pill/pill.tsx';
import { SortableTable } from '../../../../ui/table/sortable-table.tsx';
import type { Column } from '../../../../ui/table/table.tsx';
import * as page from '../parts/dashboard.css.ts';
import { exactRand } from '../../../../demo/money.ts';
import * as css from './finance.css.ts';

/** Transactions that are shown before somebody asks for all. */
const few = 5;

function Status({ status }: Pick<Transaction, 'status'>) {
  if (status === 'pending') {
    return (
      <Pill tone="warning" icon={Clock}>
        Pending
      </Pill>
    );
  }
  return (
    <Pill tone="success" icon={CircleCheck}>
      Completed
    </Pill>
  );
}

const columns: Column<Transaction>[] = [
  { name: 'Transaction', cell: ({ id }) => id, value: ({ id }) => id },
  { name: 'Date', cell: ({ date }) => dateWithYear(date), value: ({ date }) => date },
  { name: 'Name', cell: ({ name }) => name, value: ({ name }) => name, card: 'title' },
  {
    name: 'Amount',
    number: true,
    cell: ({ amount }) =>
      amount < 0 ? exactRand(amount) : <span className={css.income}>+ {exactRand(amount)}</span>,
    value: ({ amount }) => amount,
  },
  {
    name: 'Status',
    cell: ({ status }) => <Status status={status} />,
    value: ({ status }) => status,
  },
];

/** The latest transactions, the newest first, or all of them. */
export function TransactionsCard({ transactions }: { transactions: readonly Transaction[] }) {
  const [all, setAll] = useState(false);
  const pending = transactions.filter(({ status }) => status === 'pending').length;
  return (
    <section className={page.card} aria-label="Recent transactions">
      <div className={page.cardHead}>
        <div>
          <h2 className={page.title}>Recent transactions</h2>
          <p className={page.facts}>
            {pending} pending, {transactions.length - pending} completed
          </p>
        </div>
      </div>
      <SortableTable
        caption="Transactions"
        columns={columns}
        rows={all ? transactions : transactions.slice(0, few)}
        rowKey={({ id }) => id}
        order={{ id: 'Date', desc: true }}
      />
      <div className={css.foot}>
        <Button kind="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `See the latest ${few}` : `See all ${transactions.length} transactions`}
        </Button>
      </div>
    </section>
  );
}
