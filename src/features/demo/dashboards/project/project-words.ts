import type { BudgetRow, Distribution, IssuesOfWeek } from '#domain/demo/dashboards/project.ts';
import type { ChartColor } from '../../../../ui/chart/chart-colors.css.ts';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const colors: ChartColor[] = ['protea', 'sky', 'marigold', 'jacaranda'];

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Closed issues as bars, new ones as a line over them. */
export function issuesData({ newIssues, closedIssues }: IssuesOfWeek): ChartData {
  return {
    by: 'Day',
    labels: days,
    series: [
      { name: 'Closed', color: 'sky', values: closedIssues },
      { name: 'New', color: 'protea', over: true, values: newIssues },
    ],
  };
}

export function issuesSummary({ newIssues, closedIssues }: IssuesOfWeek): string {
  const busiest = days[newIssues.indexOf(Math.max(...newIssues))] ?? '';
  return `${sumOf(newIssues)} new issues, most on ${busiest}, and ${sumOf(closedIssues)} closed.`;
}

export function distributionData({ parts }: Distribution): ChartData {
  return {
    by: 'Tasks',
    labels: ['Tasks'],
    series: parts.map(({ name, tasks }, at) => ({
      name,
      color: colors[at % colors.length] ?? 'stone',
      values: [tasks],
    })),
  };
}

export function distributionSummary({ parts }: Distribution): string {
  const most = parts.toSorted((a, b) => b.tasks - a.tasks)[0];
  return most ? `${most.name} has the most: ${most.tasks} tasks.` : '';
}

/** Share of the total, in whole percent. */
export function shareOf(amount: number, total: number): number {
  return total === 0 ? 0 : Math.round((amount / total) * 100);
}

export type Left = 'plenty' | 'some' | 'little';

/** A budget row with what follows from it. */
export interface BudgetLine extends BudgetRow {
  spentShare: number;
  remaining: number;
  remainingShare: number;
  left: Left;
}

function leftOf(share: number): Left {
  if (share >= 80) return 'plenty';
  return share < 30 ? 'little' : 'some';
}

export function budgetLine(row: BudgetRow): BudgetLine {
  const remaining = row.total - row.expenses;
  const spentShare = shareOf(row.expenses, row.total);
  const remainingShare = 100 - spentShare;
  return { ...row, spentShare, remaining, remainingShare, left: leftOf(remainingShare) };
}

/** '2% below projected'. */
export function planWords(overPlan: number): string {
  if (overPlan === 0) return 'as planned';
  return `${Math.abs(overPlan)}% ${overPlan < 0 ? 'below' : 'above'} projected`;
}
