import * as z from 'zod/mini';

/** Amounts of all of these are in cents, dates are yyyy-MM-dd. */
const statement = z.object({
  /** On which it was paid, or before which it is to be paid. */
  date: z.string(),
  limit: z.number(),
  spent: z.number(),
  minimum: z.number(),
  spending: z.array(z.object({ name: z.string(), amount: z.number() })),
});
export type Statement = z.infer<typeof statement>;

const balance = z.object({
  dates: z.array(z.string()),
  predicted: z.array(z.number()),
  actual: z.array(z.number()),
  /** Of the last twelve months, the latest last. */
  income: z.array(z.number()),
});
export type Balance = z.infer<typeof balance>;

const transaction = z.object({
  id: z.string(),
  date: z.string(),
  name: z.string(),
  /** Below 0 for what was paid out. */
  amount: z.number(),
  status: z.enum(['pending', 'completed']),
});
export type Transaction = z.infer<typeof transaction>;

const budget = z.object({
  payments: z.number(),
  transfers: z.number(),
  billsPaid: z.number(),
  expenses: z.number(),
  expensesLimit: z.number(),
  savings: z.number(),
  savingsGoal: z.number(),
  bills: z.number(),
  billsLimit: z.number(),
});
export type Budget = z.infer<typeof budget>;

export const financeDashboard = z.object({
  name: z.literal('finance'),
  previous: statement,
  current: statement,
  balance,
  transactions: z.array(transaction),
  budget,
});
export type FinanceDashboard = z.infer<typeof financeDashboard>;
