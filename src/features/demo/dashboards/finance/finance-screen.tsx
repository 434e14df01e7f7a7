import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import type { Balance, FinanceDashboard } from '#domain/demo/dashboards/finance.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { Chart } from '../../../../ui/chart/chart.tsx';
import { PageHeader } from '../../../../ui/page-header/page-header.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { financeHere } from '../here.ts';
import * as css from '../parts/dashboard.css.ts';
import { Figures } from '../parts/figures.tsx';
import { HeaderActions, type MenuPart } from '../parts/header-actions.tsx';
import { percent, rand } from '../../../../demo/money.ts';
import { saveRows } from '../parts/save-rows.ts';
import { WithDashboard } from '../parts/with-dashboard.tsx';
import { BudgetCard } from './budget-card.tsx';
import {
  balanceData,
  balanceRows,
  balanceSummary,
  budgetRows,
  months,
  statementRows,
  stretchOf,
  transactionRows,
  type Months,
} from './finance-words.ts';
import { StatementCard } from './statement-card.tsx';
import { TransactionsCard } from './transactions-card.tsx';

const monthName = new Intl.DateTimeFormat('en-ZA', { month: 'long', year: 'numeric' });
const thisMonth = () => monthName.format(new Date());
const fileHead = ['Part', 'Name', 'Day', 'Rand'];

function BalanceCard({ balance }: { balance: Balance }) {
  const [count, setCount] = useState<Months>(12);
  const shown = stretchOf(balance, count);
  return (
    <div className={css.card}>
      <Chart
        kind="crosshair"
        heading="h2"
        title="Account balance"
        facts={`${count} months, predicted and actual`}
        summary={balanceSummary(shown)}
        data={balanceData(shown)}
        keys={
          <Select
            label="Months of the balance"
            isLabelHidden
            options={months.map((many) => ({ value: String(many), label: `${many} months` }))}
            value={String(count)}
            onChange={(value) => setCount(months.find((many) => String(many) === value) ?? 12)}
          />
        }
        prints
      />
      <Figures
        figures={[
          {
            name: 'Growth a month',
            value: percent(shown.growth),
            ...(shown.growth > 0 && { isGood: true as const }),
          },
          { name: 'Average income a month', value: rand(shown.averageIncome) },
        ]}
      />
    </div>
  );
}

interface ScreenProps {
  Menu: MenuPart;
  onSettings(): void;
  /** To the reports on attendance and the offering. */
  onReports(): void;
}

function Dashboard({
  dashboard,
  Menu,
  onSettings,
  onReports,
}: ScreenProps & { dashboard: FinanceDashboard }) {
  const { previous, current, balance, transactions, budget } = dashboard;
  const [month] = useState(thisMonth);
  const exportAll = () =>
    saveRows('finance', fileHead, [
      ...statementRows(dashboard),
      ...transactionRows(dashboard),
      ...budgetRows(dashboard),
      ...balanceRows(dashboard),
    ]);
  return (
    <div className={css.page}>
      <PageHeader
        title="Finance"
        facts="Keep an eye on income, spending and the budget"
        actions={
          <HeaderActions
            Menu={Menu}
            actions={[
              { label: 'Reports', icon: FileText, onAct: onReports },
              { label: 'Settings', icon: Settings, onAct: onSettings },
              { label: 'Export', icon: Download, isPrimary: true, onAct: exportAll },
            ]}
          />
        }
      />
      <div className={css.halves}>
        <StatementCard title="Previous statement" isPaid statement={previous} />
        <StatementCard title="Current statement" isPaid={false} statement={current} />
      </div>
      <div className={css.besides}>
        <BalanceCard balance={balance} />
        <BudgetCard
          budget={budget}
          month={month}
          onDownload={() => saveRows('budget', fileHead, budgetRows(dashboard))}
        />
      </div>
      <TransactionsCard transactions={transactions} />
    </div>
  );
}

/** S2-067: statements, balance, budget and transactions of an account. */
export function FinanceScreen(props: ScreenProps) {
  const live = useLive(financeHere);
  return (
    <WithDashboard live={live} menu={<props.Menu />}>
      {(dashboard) => <Dashboard {...props} dashboard={dashboard} />}
    </WithDashboard>
  );
}
