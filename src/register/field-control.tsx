import { dayHere } from '#domain/values/dates/day-here.ts';
import { type ComponentType, Suspense, useState } from 'react';
import { fieldText } from '#domain/register/field-text.ts';
import type { FieldInput, Register } from '#domain/register/register.ts';
import { PersonPicker } from '../pickers/person-picker.tsx';
import { type PickedRow, RowPicker } from '../pickers/row-picker.tsx';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import { Combobox } from '../ui/combobox/combobox.tsx';
import { DateField } from '../ui/date-field/date-field.tsx';
import { TextField } from '../ui/field/field.tsx';
import { SelectField } from '../ui/field/select-field.tsx';
import { TextArea } from '../ui/field/text-area.tsx';
import { TimeField } from '../ui/field/time-field.tsx';
import { latePart } from '../ui/late-part.ts';
import type { Option } from '../ui/option-list/option-list.tsx';
import { mostListed } from './most-listed.ts';
import type { ControlProps } from './register-view.ts';
import { openOptions } from './custom/open-options.ts';
import { SeveralOf } from './custom/several-of.tsx';
import { ScheduleField } from './schedule/schedule-field.tsx';
import { WeekdaysField } from './schedule/weekdays-field.tsx';

const PictureField = latePart(() =>
  import('./picture/picture-field.tsx').then((part) => part.PictureField),
);

/** Up to so many are chosen from the device's own list; more are found by typing. */
const mostInList = 8;

function OneOf({ options, ...of }: ControlProps & { options: readonly Option[] }) {
  const { label, value, optional, error, hint, onChange, onBlur } = of;
  if (options.length > mostInList) {
    return (
      <Combobox
        label={label}
        options={optional && value !== '' ? [{ value: '', label: 'None' }, ...options] : options}
        value={String(value)}
        optional={optional}
        error={error}
        hint={hint}
        onChange={onChange}
        onBlur={onBlur}
      />
    );
  }
  return (
    <SelectField
      label={label}
      options={options}
      {...((optional || value === '') && { placeholder: optional ? 'None' : 'Choose…' })}
      value={String(value)}
      optional={optional}
      error={error}
      hint={hint}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

function inputMode(input: FieldInput): 'numeric' | 'decimal' | 'text' {
  if (input.kind !== 'number') return 'text';
  return input.hasDecimals ? 'decimal' : 'numeric';
}

/** A day; today is the device's. */
function DayOf({ value, onBlur: _onBlur, rowId: _rowId, ...of }: ControlProps) {
  const [today] = useState(dayHere);
  return <DateField {...of} value={String(value)} today={today} />;
}

/** A row of another register. */
function OneRow({
  register,
  options,
  ...of
}: ControlProps & { register: Register; options: readonly Option[] }) {
  const [picked, setPicked] = useState<PickedRow | null>(null);
  const { label, value, optional, error, hint, onChange, onBlur } = of;
  if (options.length <= mostListed) return <OneOf {...of} options={options} />;
  const id = String(value);
  const known = options.find((option) => option.value === id);
  const title = known?.label ?? (picked?.id === id ? picked.title : '');
  return (
    <RowPicker
      register={register}
      label={label}
      picked={id === '' ? null : { id, title }}
      optional={optional}
      error={error}
      hint={hint}
      onPick={(row) => {
        setPicked(row);
        onChange(row?.id ?? '');
      }}
      onBlur={onBlur}
    />
  );
}

/** The control of a field, by what is typed in it. */
export function FieldControl({
  input,
  choices,
  timeZone,
  own: Own,
  ...of
}: ControlProps & {
  input: FieldInput;
  /** The rows that a reference may name. */
  choices: readonly Option[];
  /** Whose clock a schedule follows. */
  timeZone: string;
  own: ComponentType<ControlProps> | undefined;
}) {
  const { label, value, optional, error, hint, onChange, onBlur } = of;
  if (Own) return <Own {...of} />;
  switch (input.kind) {
    case 'choice':
      return <OneOf {...of} options={openOptions(input, [value])} />;
    case 'choices':
      return <SeveralOf {...of} options={openOptions(input, [value].flat())} />;
    case 'reference':
      return <OneRow {...of} register={input.to()} options={choices} />;
    // So far people alone are looked up.
    case 'lookup':
      return <PersonPicker {...of} />;
    case 'flag':
      if (input.mayBeUnsaid) return <OneOf {...of} options={openOptions(input, [])} />;
      return (
        <Checkbox
          label={`${label}: ${fieldText(input, true, new Map())}`}
          checked={value === true}
          onChange={onChange}
        />
      );
    case 'weekdays':
      return <WeekdaysField {...of} />;
    case 'date':
      return <DayOf {...of} />;
    case 'schedule':
      return <ScheduleField {...of} timeZone={timeZone} />;
    case 'picture':
      return (
        <Suspense fallback={null}>
          <PictureField label={label} value={value} error={error} onChange={onChange} />
        </Suspense>
      );
    case 'time':
      return <TimeField label={label} value={String(value)} error={error} onChange={onChange} />;
    case 'paragraph':
      return (
        <TextArea
          label={label}
          size="office"
          optional={optional}
          maxLength={input.max}
          value={String(value)}
          error={error}
          hint={hint}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      );
    default:
      return (
        <TextField
          label={label}
          autoComplete="off"
          inputMode={inputMode(input)}
          optional={optional}
          {...(input.kind === 'line' && { maxLength: input.max })}
          value={String(value)}
          error={error}
          hint={hint}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      );
  }
}
