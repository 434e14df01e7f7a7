import { Fragment, useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import {
  type Control,
  type FieldErrors as FormErrors,
  type Resolver,
  useController,
  useForm,
  useWatch,
} from 'react-hook-form';
import { Failure } from '#domain/errors.ts';
import type { Grant } from '#domain/permissions.ts';
import { placeErrors } from '#domain/register/place-errors.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import { folded } from '#domain/values/name-words.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { FieldControl } from './field-control.tsx';
import {
  formErrors,
  formFields,
  type FormValues,
  isAsked,
  offeredIn,
  rowFrom,
  valuesOf,
} from './form-values.ts';
import type { RegisterView } from './register-view.ts';
import * as css from './register.css.ts';
import type { SayIt } from './save-row.ts';
import { DraftNotSaved } from './draft/draft-not-saved.tsx';
import { useFormDraft } from './draft/use-form-draft.ts';

export interface FormProps {
  view: RegisterView;
  /** As the row stood when somebody began to type; a blank one for a new row. */
  row: AnyRow;
  isNew: boolean;
  /** Key of the draft that keeps what is typed. */
  draft: string;
  /** Every row of the register that is here. */
  others: readonly AnyRow[];
  grants: readonly Grant[];
  /** Titles of the rows of other registers, as choices of a field. */
  choices(field: string): readonly { value: string; label: string }[];
  /** The row that a field names, where it is here. */
  named(field: string, id: unknown): AnyRow | undefined;
  /** Typed before and not saved, or refused. */
  typed: FormValues | null;
  /** Problems of the row from its refusal. */
  problems: Readonly<Record<string, string>>;
  /** Somebody begins to type. */
  onType(): void;
  onSave(row: AnyRow): Promise<SayIt>;
  /** The form stays for another row. */
  onAdded?: (() => void) | undefined;
  onClose(): void;
}

function asFormErrors(found: Readonly<Record<string, string>>): FormErrors<FormValues> {
  return Object.fromEntries(
    Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]),
  );
}

/** The fields of one heading, in their order. */
function sectionsOf(register: Register, isNew: boolean): [string, string[]][] {
  const bySection = Map.groupBy(
    formFields(register, isNew),
    (field) => register.fields[field]?.section ?? '',
  );
  return [...bySection];
}

/** Rows that are not archived, and the one that is chosen already. */
export function optionsOf(
  { title }: Register,
  rows: readonly AnyRow[],
  chosen: unknown,
): { value: string; label: string }[] {
  return rows
    .filter((row) => !isArchived(row) || row.id === chosen)
    .map((row) => ({ value: row.id, label: title(row) }))
    .toSorted((a, b) => (folded(a.label) < folded(b.label) ? -1 : 1));
}

/** One field, with what is wrong with it. */
function FormField({
  field,
  view: { register, controls },
  control,
  choices,
  named,
  row,
  isNew,
  onType,
}: Pick<FormProps, 'view' | 'choices' | 'named' | 'row' | 'isNew'> & {
  field: string;
  control: Control<FormValues>;
  onType(): void;
}) {
  const of = register.fields[field];
  const { field: held, fieldState } = useController({ name: field, control });
  const clock = of?.input.kind === 'schedule' ? of.input.clock : field;
  const clockOf = named(clock, useWatch({ name: clock, control }));
  const others = [of?.onlyWith?.field ?? field, of?.without?.field ?? field];
  const beside = useWatch({ name: others, control });
  const around = Object.fromEntries(others.map((other, at) => [other, beside[at]]));
  if (!of || !isAsked(of, around)) return null;
  return (
    <FieldControl
      label={of.label}
      input={offeredIn(of, around)}
      hint={of.hint}
      optional={valueIn(register.blank, field) === null}
      choices={choices(field)}
      timeZone={String(
        clockOf?.['timeZone'] ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
      )}
      own={controls?.[field]}
      rowId={isNew ? null : row.id}
      value={held.value}
      error={fieldState.error?.message ?? null}
      onChange={(next) => {
        held.onChange(next);
        onType();
      }}
      onBlur={held.onBlur}
    />
  );
}

/** The form's values with their rules, and what is kept of them while somebody types. */
function useRowForm(props: FormProps) {
  const { view, row, isNew, others, grants, typed, problems, onType, onSave, onAdded, onClose } =
    props;
  const { register, operations } = view;
  const draft = useFormDraft(props.draft);
  const resolver: Resolver<FormValues> = async (values) => {
    const before = isNew ? null : row;
    const asked = rowFrom(register, row, values);
    const found = {
      ...placeErrors(register, grants, asked, before),
      ...formErrors(register, operations, asked, before, others),
    };
    if (Object.keys(found).length === 0) return { values, errors: {} };
    return { values: {}, errors: asFormErrors(found) };
  };
  // One object for good: another one at each rendering would be set, and rendered, without end.
  const [refused] = useState(() => asFormErrors(problems));
  const form = useForm<FormValues>({
    defaultValues: { ...valuesOf(register, row), ...typed },
    errors: refused,
    mode: 'onTouched',
    resolver,
  });
  async function save(values: FormValues): Promise<void> {
    try {
      const sayIt = await onSave(rowFrom(register, row, values));
      // Before anybody is told: whoever leaves the page then would find it again as a draft.
      await draft.forget();
      sayIt();
      (onAdded ?? onClose)();
    } catch (error) {
      const message = error instanceof Failure ? error.message : 'This was not saved. Try again';
      form.setError('root', { message });
    }
  }
  return {
    ...form,
    unsaved: draft.unsaved,
    submit: form.handleSubmit(save),
    noteTyped: () => {
      onType();
      draft.note(form.getValues());
    },
    cancel: () => {
      void draft.forget().catch(() => undefined);
      onClose();
    },
  };
}

/** Advice of the feature on the row as it is typed. */
function Advice({
  of: Own,
  view: { register },
  row,
  isNew,
  control,
}: Pick<FormProps, 'view' | 'row' | 'isNew'> & {
  of: NonNullable<RegisterView['advice']>;
  control: Control<FormValues>;
}) {
  const values = useWatch({ control });
  return <Own row={rowFrom(register, row, values)} isNew={isNew} />;
}

/** Adds a row or changes one. Each field says what is wrong with it when it is left; nothing typed is lost. */
export function RegisterForm(props: FormProps) {
  const { view, row, isNew, choices, named } = props;
  const { register } = view;
  const { control, formState, unsaved, submit, noteTyped, cancel } = useRowForm(props);
  const { errors, isSubmitting } = formState;
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && (
        <Banner tone="danger" icon={CircleAlert} title={`${errors.root.message}.`} />
      )}
      {sectionsOf(register, isNew).map(([section, fields], at) => (
        <Fragment key={section}>
          <fieldset className={css.section}>
            <legend className={css.sectionTitle}>{section}</legend>
            {fields.map((field) => (
              <FormField
                key={field}
                field={field}
                view={view}
                control={control}
                choices={choices}
                row={row}
                isNew={isNew}
                named={named}
                onType={noteTyped}
              />
            ))}
          </fieldset>
          {at === 0 && view.advice && <Advice of={view.advice} {...props} control={control} />}
        </Fragment>
      ))}
      <div className={css.actions}>
        <DraftNotSaved unsaved={unsaved} />
        <Button onClick={cancel}>{props.onAdded ? 'Close' : 'Cancel'}</Button>
        <Button type="submit" kind="primary" busy={isSubmitting && 'Saving…'}>
          {isNew ? `Add ${register.words.one}` : 'Save changes'}
        </Button>
      </div>
    </form>
  );
}
