import * as z from 'zod/mini';
import type { FieldErrors } from '#domain/errors.ts';
import type { RegisterOperations } from '#domain/register/register-operations.ts';
import {
  type AnyRow,
  editableFields,
  type FieldInput,
  type Register,
  type RegisterField,
  writableFields,
} from '#domain/register/register.ts';
import { ruleErrors } from '#domain/register/rules.ts';
import { valueIn, withValues } from '#domain/rows/row-values.ts';

/** Field -> as its control holds it: text for what is typed. */
export type FormValues = Record<string, unknown>;

/** A value as its control holds it. */
function held(input: FieldInput, value: unknown): unknown {
  const { kind } = input;
  if (kind === 'flag' && !input.mayBeUnsaid) return value === true;
  if (kind === 'weekdays' || kind === 'choices') return value ?? [];
  if (kind === 'own') return value;
  return value === null || value === undefined ? '' : String(value);
}

/** The fields that the form shows of a new row, or of one that is there. */
export function formFields(
  register: Pick<Register, 'fields' | 'archiving'>,
  isNew = true,
): string[] {
  const fields = isNew ? writableFields(register) : editableFields(register);
  return fields.filter((field) => {
    const of = register.fields[field];
    return of?.section !== undefined && of.input.kind !== 'custom';
  });
}

export function valuesOf(register: Register, row: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(
    formFields(register).map((field) => {
      const input = register.fields[field]?.input ?? { kind: 'line', max: 0 };
      return [field, held(input, valueIn(row, field))];
    }),
  );
}

/** Value of a control as the row keeps it: null for empty text. */
function kept(input: FieldInput, value: unknown): unknown {
  const { kind } = input;
  if (Array.isArray(value) && value.length === 0 && kind === 'choices') return null;
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (kind === 'flag') return typed === '' ? null : typed === 'true';
  if (kind === 'number') return typed === '' ? null : Number(typed);
  return typed === '' ? null : typed;
}

/** Whether the form asks for a field, as its other fields are filled in. */
export function isAsked({ onlyWith }: RegisterField, values: FormValues): boolean {
  return !onlyWith || onlyWith.values.includes(String(values[onlyWith.field]));
}

/** The input with the choices that the form offers, as its other fields are filled in. */
export function offeredIn({ input, without }: RegisterField, values: FormValues): FieldInput {
  if (!without || input.kind !== 'choice') return input;
  if (!without.values.includes(String(values[without.field]))) return input;
  return { ...input, gone: [...(input.gone ?? []), ...without.choices] };
}

/** The row that the form asks for, made of this one. */
export function rowFrom(register: Register, row: AnyRow, values: FormValues): AnyRow {
  const typed = formFields(register).map((field): [string, unknown] => {
    const of = register.fields[field];
    if (of && !isAsked(of, values)) return [field, valueIn(register.blank, field)];
    return [field, kept(of?.input ?? { kind: 'line', max: 0 }, values[field])];
  });
  return withValues(row, typed);
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const chosenKinds = new Set<FieldInput['kind']>(['choice', 'reference', 'lookup']);

/** Sentence for an error: an empty required field has one sentence, whatever the schema says. */
function sentenceOf(input: FieldInput | undefined, value: unknown, message: string): string {
  if (value !== null) return message;
  return input && chosenKinds.has(input.kind) ? 'Choose one' : 'Fill this in';
}

/** Errors of the row in the form, field by field. */
export function formErrors(
  register: Register,
  { create }: Pick<RegisterOperations, 'create'>,
  row: AnyRow,
  before: AnyRow | null,
  others: readonly AnyRow[],
): FieldErrors {
  const shape = create.input.shape as Shape;
  const errors: FieldErrors = {};
  for (const field of formFields(register)) {
    const schema = shape[field];
    const value = row[field] ?? null;
    const read = schema && z.safeParse(schema, value);
    const problem = read && !read.success ? read.error.issues[0]?.message : undefined;
    if (problem !== undefined) {
      errors[field] = sentenceOf(register.fields[field]?.input, value, problem);
    }
  }
  return { ...ruleErrors(register, row, others, before), ...errors };
}
