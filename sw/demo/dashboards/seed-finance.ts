import type { Balance, FinanceDashboard, Statement } from '#domain/demo/dashboards/finance.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { walk } from './walk.ts';

const cents = (rand: number) => Math.round(rand * 100);

type Share = [name: string, share: number];
const shares: readonly Share[] = [
  ['Rent and halls', 0.42],
  ['Electricity and water', 0.23],
  ['Transport', 0.14],
  ['Food', 0.12],
  ['Print', 0.09],
];

function statement(date: string, spent: number, minimum: number): Statement {
  const spending = shares.map(([name, share]) => ({ name, amount: cents(spent * share) }));
  return { date, limit: cents(350_000), spent: cents(spent), minimum: cents(minimum), spending };
}

function balanceOf(today: string): Balance {
  const count = 120;
  const way = { count, from: 521_000 };
  const predicted = walk({ ...way, to: 998_000, sway: 22_000, seed: 41 });
  const actual = walk({ ...way, to: 917_000, sway: 74_000, seed: 42 });
  const income = walk({ count: 12, from: 640_000, to: 850_000, sway: 40_000, seed: 43 });
  return {
    dates: actual.map((_, at) => addDays(today, Math.round((-365 * (count - 1 - at)) / count))),
    predicted: predicted.map(cents),
    actual: actual.map(cents),
    income: income.map(cents),
  };
}

/** A payment: its number, days ago, what for, Rand. */
type Line = [id: string, ago: number, name: string, amount: number];
const lines: readonly Line[] = [
  ['528651571NT', 1, 'Eskom, Soweto church', -8_214.5],
  ['421436904YT', 2, 'Sunday offering, cash bag 14', 24_116],
  ['685377421YT', 3, 'Youth camp deposits', 5_400],
  ['884960091RT', 4, 'Sound desk repair', -3_980],
  ['361402213NT', 5, 'Food drive, wholesaler', -12_650.75],
  ['702184466RT', 7, 'Hall hire, Jabulani', -4_200],
  ['190473385YT', 9, 'Sunday offering, cash bag 13', 22_870],
  ['553209178NT', 11, 'Bus to the conference', -9_600],
  ['617740952YT', 13, 'Mission partners', 18_250],
  ['248815630RT', 15, 'Chairs, second half', -7_315.2],
  ['975102347NT', 18, 'Municipality, water', -2_944.85],
  ['436628019YT', 20, 'Sunday offering, cash bag 12', 23_405],
];

export function seedFinance(today: string): FinanceDashboard {
  return {
    name: 'finance',
    previous: statement(addDays(today, -25), 182_430, 74_400),
    current: statement(addDays(today, 6), 96_215, 24_100),
    balance: balanceOf(today),
    transactions: lines.map(([id, ago, name, amount], at) => ({
      id,
      date: addDays(today, -ago),
      name,
      amount: cents(amount),
      status: at === 0 ? 'pending' : 'completed',
    })),
    budget: {
      payments: 223,
      transfers: 12,
      billsPaid: 4,
      expenses: cents(118_900),
      expensesLimit: cents(200_000),
      savings: cents(32_400),
      savingsGoal: cents(40_000),
      bills: cents(46_210),
      billsLimit: cents(40_000),
    },
  };
}
