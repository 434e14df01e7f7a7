import { keptKinds, type RetentionKind, retentionKinds } from './retention-kinds.ts';

/** How many of each kind. */
export type RetentionCounts = Partial<Record<RetentionKind, number | undefined>>;

/** '1 year', '18 months', '3 years'. */
export function monthsWords(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** '1 person', '12 notes'. */
export function countWords(kind: RetentionKind, count: number): string {
  return `${count} ${count === 1 ? keptKinds[kind].one : keptKinds[kind].many}`;
}

/** '3 people, 12 notes'; '' where there is nothing of anything. */
export function countsWords(counts: RetentionCounts): string {
  return retentionKinds
    .flatMap((kind) => {
      const count = counts[kind] ?? 0;
      return count > 0 ? [countWords(kind, count)] : [];
    })
    .join(', ');
}
