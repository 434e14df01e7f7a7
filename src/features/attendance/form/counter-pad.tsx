import {
  countsOf,
  type CountField,
  type ReportDefinition,
  type ReportSplit,
} from '#domain/attendance/definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { checkSplit, wordFor } from '#domain/attendance/rules.ts';
import type { ReportPolicy } from '#domain/churches/entities.ts';
import { NumberPad } from '../../../ui/number-pad/number-pad.tsx';
import { TotalCheck } from '../../../ui/total-check/total-check.tsx';
import { hintFor } from '../strings.ts';

/** First words of a check: its card is behind the pad. */
const leads: Record<ReportSplit['name'], string> = {
  age: 'Age groups add up to',
  gender: 'Genders add up to',
};

interface CounterPadProps {
  definition: ReportDefinition;
  values: ReportValues;
  policy: ReportPolicy | null;
  onChange(values: Partial<ReportValues>): void;
  field: CountField;
  /** Goes on to another counter, or with null back to the form. */
  onField(field: CountField | null): void;
}

/** The number pad of one counter, with the check that its number is part of. */
export function CounterPad(props: CounterPadProps) {
  const { field, onField, definition, values, policy, onChange } = props;
  const fields = countsOf(definition);
  const next = fields[fields.indexOf(field) + 1];
  const hint = hintFor(field, policy, definition.kind);
  const split = definition.splits.find(({ parts }) => parts.includes(field));
  return (
    <NumberPad
      key={field}
      label={wordFor(field)}
      {...(hint !== undefined && { hint })}
      value={values[field]}
      onChange={(count) => onChange({ [field]: count })}
      check={split && <TotalCheck lead={leads[split.name]} check={checkSplit(split, values)} />}
      {...(next && { next: { label: wordFor(next), go: () => onField(next) } })}
      onClose={() => onField(null)}
    />
  );
}
