/** Periods that people ask for, by their names in the address. `any`: two days that somebody chose. */
export const periods = {
  'this-week': 'This week',
  'last-week': 'Last week',
  'this-month': 'This month',
  'last-month': 'Last month',
} as const;
export type PeriodName = keyof typeof periods;
export const periodNames = Object.keys(periods) as PeriodName[];

export function isPeriod(name: unknown): name is PeriodName {
  return typeof name === 'string' && Object.hasOwn(periods, name);
}
