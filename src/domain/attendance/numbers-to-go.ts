import type { CountField, ReportDefinition } from './definitions.ts';
import type { ReportValues } from './entities.ts';
import { checkSplit } from './rules.ts';

/**
 * Numbers without which a report is not finished: a required one, and the blank parts of a split that
 * somebody began and that do not make up the attendance yet. Other blanks are answers: not counted.
 */
export function numbersToGo(
  definition: ReportDefinition,
  values: Pick<ReportValues, CountField>,
): number {
  const isBlank = (field: CountField) => values[field] === null;
  const required = definition.columns.filter(
    ({ kind, required: isRequired }) => kind === 'count' && isRequired,
  );
  const begun = definition.splits.filter((split) => checkSplit(split, values).state === 'short');
  const blanks = [
    ...required.map(({ field }) => field as CountField),
    ...begun.flatMap(({ parts }) => parts),
  ];
  return blanks.filter(isBlank).length;
}
