import { keptKinds, type RetentionKind, mostMonths } from '#domain/retention/retention-kinds.ts';
import { monthsWords } from '#domain/retention/retention-words.ts';
import type { Option } from '../../../ui/option-list/option-list.tsx';

/** Months that are offered, as far as a kind may be kept so shortly. */
const offered = [1, 3, 6, 12, 18, 24, 36, 60, 84, mostMonths];

/** The times of a kind, with the one that stands, which somebody may have chosen elsewhere. */
export function monthOptions(kind: RetentionKind, stands: number | null): Option[] {
  const { least, advised } = keptKinds[kind];
  const all = new Set(stands === null ? offered : [...offered, stands]);
  const months = [...all].filter((one) => one >= least).toSorted((a, b) => a - b);
  return months.map((one) => ({
    value: String(one),
    label: one === advised ? `${monthsWords(one)} (recommended)` : monthsWords(one),
  }));
}
