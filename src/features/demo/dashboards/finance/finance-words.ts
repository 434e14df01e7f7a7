import type {
  Balance,
  Budget,
  FinanceDashboard,
  Statement,
} from '#domain/demo/dashboards/finance.ts';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { grouped } from '../../../../ui/time.ts';
import { dayWords } from '../parts/day-words.ts';
import { rand, shortRand } from '../../../../demo/money.ts';

export const months = [3, 6, 9, 12] as const;
export type Months = (typeof months)[number];

/** The last months of the balance. */
export interface Stretch extends Balance {
  /** Growth of a month on the way, in percent with one place. */
  growth: number;
  averageIncome: number;
}

/** `count` of the twelve months that the balance has. */
export function stretchOf({ dates, predicted, actual, income }: Balance, count: Months): Stretch {
  const points = Math.round((dates.length * count) / 12);
  const own = actual.slice(-points);
  const [first = 0, last = 0] = [own[0], own.at(-1)];
  const ofMonths = income.slice(-count);
  const growth = first === 0 ? 0 : ((last / first) ** (1 / count) - 1) * 100;
  return {
    dates: dates.slice(-points),
    predicted: predicted.slice(-points),
    actual: own,
    income: ofMonths,
    growth: Math.round(growth * 10) / 10,
    averageIncome: ofMonths.reduce((sum, amount) => sum + amount, 0) / Math.max(ofMonths.length, 1),
  };
}

export function balanceData({ dates, predicted, actual }: Balance): ChartData {
  return {
    by: 'Day',
    labels: dates.map(dayWords),
    series: [
      { name: 'Predicted', color: 'stone', dashed: true, values: predicted },
      { name: 'Actual', color: 'protea', values: actual },
    ],
    written: rand,
    ticked: shortRand,
  };
}

export function balanceSummary({ predicted, actual }: Balance): string {
  const [hoped = 0, is = 0] = [predicted.at(-1), actual.at(-1)];
  const gap = rand(Math.abs(hoped - is));
  if (hoped === is) return `${rand(is)} now, as predicted.`;
  return `${rand(is)} now, ${gap} ${is < hoped ? 'less' : 'more'} than predicted.`;
}

/** A part of the budget beside its limit or its goal. */
export interface BudgetBar {
  name: 'Expenses' | 'Savings' | 'Bills';
  amount: number;
  most: number;
  /** `most` in words: 'of R 200 000' or 'goal R 40 000'. */
  against: string;
  /** Over the limit by so much, in words; null for what has no limit or is under it. */
  over: string | null;
}

function limited(name: 'Expenses' | 'Bills', amount: number, limit: number): BudgetBar {
  return {
    name,
    amount,
    most: limit,
    against: `of ${rand(limit)}`,
    over: amount > limit ? `${rand(amount - limit)} over the limit` : null,
  };
}

export function budgetBars(budget: Budget): BudgetBar[] {
  const { savings, savingsGoal } = budget;
  return [
    limited('Expenses', budget.expenses, budget.expensesLimit),
    {
      name: 'Savings',
      amount: savings,
      most: savingsGoal,
      against: `goal ${rand(savingsGoal)}`,
      over: null,
    },
    limited('Bills', budget.bills, budget.billsLimit),
  ];
}

const many = (count: number, what: string) => `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;

export function budgetSentence({ payments, transfers, billsPaid }: Budget): string {
  return `Last month: ${many(payments, 'payment')}, ${many(transfers, 'transfer')} to savings and ${many(billsPaid, 'bill')}.`;
}

/** Part of an amount with VAT that is VAT. */
export const vatPercent = 15;
export function vatOf(amount: number): number {
  return Math.round((amount * vatPercent) / (100 + vatPercent));
}

const cents = (amount: number) => (amount / 100).toFixed(2);

/** Rows of a file: part, what, day, Rand. */
export function transactionRows({ transactions }: FinanceDashboard): string[][] {
  return transactions.map(({ id, date, name, amount }) => [
    'Transaction',
    `${id} ${name}`,
    date,
    cents(amount),
  ]);
}

export function balanceRows({ balance }: FinanceDashboard): string[][] {
  return balance.dates.flatMap((date, at) => [
    ['Balance', 'Actual', date, cents(balance.actual[at] ?? 0)],
    ['Balance', 'Predicted', date, cents(balance.predicted[at] ?? 0)],
  ]);
}

export function budgetRows({ budget }: FinanceDashboard): string[][] {
  return budgetBars(budget).map(({ name, amount }) => ['Budget', name, '', cents(amount)]);
}

const rowsOf = (part: string, { date, spending }: Statement) =>
  spending.map(({ name, amount }) => [part, name, date, cents(amount)]);

export function statementRows({ previous, current }: FinanceDashboard): string[][] {
  return [...rowsOf('Previous statement', previous), ...rowsOf('Current statement', current)];
}
