import type { FieldErrors } from '#domain/errors.ts';
import { FieldControl } from '../../../register/field-control.tsx';
import type { FormValues } from '../../../register/form-values.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import type { Option } from '../../../ui/option-list/option-list.tsx';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const none: readonly Option[] = [];

interface RowFieldsProps {
  view: RegisterView;
  fields: readonly string[];
  values: FormValues;
  errors: FieldErrors;
  /** Rows that a field may name. */
  choices?: Readonly<Record<string, readonly Option[]>>;
  onChange(values: FormValues): void;
}

/** Some fields of a row, each with what is wrong with it. */
export function RowFields({
  view: { register, controls },
  fields,
  values,
  errors,
  choices,
  onChange,
}: RowFieldsProps) {
  return fields.map((field) => {
    const of = register.fields[field];
    if (!of) return null;
    return (
      <FieldControl
        key={field}
        label={of.label}
        input={of.input}
        hint={of.hint}
        optional={register.blank[field] === null}
        choices={choices?.[field] ?? none}
        timeZone={timeZone}
        own={controls?.[field]}
        rowId={null}
        value={values[field]}
        error={errors[field] ?? null}
        onChange={(value) => onChange({ ...values, [field]: value })}
        onBlur={() => undefined}
      />
    );
  });
}
