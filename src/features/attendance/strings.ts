import type {
  CountField,
  ReportDefinition,
  ReportKind,
  ReportSplit,
} from '#domain/attendance/definitions.ts';
import { checkSplit, listed, type SplitCheck } from '#domain/attendance/rules.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import type { ReportPolicy, Service } from '#domain/churches/entities.ts';
import { usualPolicy } from '#domain/churches/policy-numbers.ts';

export const splitTitles: Record<ReportSplit['name'], string> = {
  age: 'By age',
  gender: 'By gender',
};

/** Hint under a counter's name. */
export function hintFor(
  field: CountField,
  policy: Pick<ReportPolicy, 'teenFrom' | 'adultFrom'> | null,
  kind: ReportKind,
): string | undefined {
  const { teenFrom, adultFrom } = policy ?? usualPolicy;
  const hints: Partial<Record<CountField, string>> = {
    attendance: kind === 'group' ? 'Everyone who came' : 'Everyone in the service',
    adults: `${adultFrom} and older`,
    children: `0 to ${teenFrom - 1}`,
    teens: `${teenFrom} to ${adultFrom - 1}`,
    males: 'All ages',
    females: 'All ages',
  };
  return hints[field];
}

export function serviceTitle({ name, startTime }: Pick<Service, 'name' | 'startTime'>): string {
  return `${name}, ${startTime}`;
}

function advice(split: ReportSplit, check: SplitCheck): string | null {
  switch (check.state) {
    case 'notCounted':
    case 'matches':
      return null;
    case 'short':
      return `Add ${check.difference} to ${listed(split.parts, 'or')}, or change the attendance.`;
    case 'over':
      return `Take ${check.difference} from ${listed(split.parts, 'or')}, or change the attendance.`;
  }
}

/** The sentence beside the submit button: what is missing, or that nothing is. */
export function nextStep(definition: ReportDefinition, values: ReportValues): string {
  if (values.didNotMeet) return 'Say why, then submit.';
  if (values.attendance === null) return 'Start with the attendance.';
  const checks = definition.splits.map((split) => ({ split, check: checkSplit(split, values) }));
  for (const { split, check } of checks) {
    const sentence = advice(split, check);
    if (sentence !== null) return sentence;
  }
  const counted = checks.filter(({ check }) => check.state === 'matches').length;
  if (counted === checks.length && counted > 1) return 'Both totals agree. Ready to submit.';
  return 'Ready to submit.';
}

export function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
