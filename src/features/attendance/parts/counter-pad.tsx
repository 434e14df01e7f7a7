import { countsOf, type CountField, type ReportSplit } from '#domain/attendance/definitions.ts';
import { checkSplit, wordFor } from '#domain/attendance/rules.ts';
import { NumberPad } from '../../../ui/number-pad/number-pad.tsx';
import { TotalCheck } from '../../../ui/total-check/total-check.tsx';
import { hintFor } from '../strings.ts';
import type { CountsProps } from './counts.tsx';

/** What a check is about: its card is behind the pad. */
const leads: Record<ReportSplit['name'], string> = {
  age: 'Age groups add up to',
  gender: 'Genders add up to',
};

interface CounterPadProps extends Pick<
  CountsProps,
  'definition' | 'values' | 'policy' | 'onChange'
> {
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
