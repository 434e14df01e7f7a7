import type { ChurchRow } from '#domain/attendance/analytics/answer.ts';

type Line = Pick<ChurchRow, 'values' | 'before'>;

/** The mean of the parts of time that are known; null for none. */
export function averageOf({ values }: Pick<Line, 'values'>): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

const share = (now: number, then: number) => (then === 0 ? null : (now - then) / then);

/**
 * By how much the numbers changed, as a share: against the same parts of time of last year, those that are known in both, or the
 * latest one against the one before. Null where nothing can be compared.
 */
export function changeOf({ values, before }: Line, comparesYear: boolean): number | null {
  if (!comparesYear) {
    const known = values.filter((value) => value !== null);
    const [then, now] = known.slice(-2);
    return then === undefined || now === undefined ? null : share(now, then);
  }
  let [now, then] = [0, 0];
  for (const [at, value] of values.entries()) {
    const other = before[at] ?? null;
    if (value === null || other === null) continue;
    now += value;
    then += other;
  }
  return share(now, then);
}
