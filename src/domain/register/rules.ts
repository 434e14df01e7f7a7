import type { FieldErrors } from '../errors.ts';
import { sameValue } from '../editing.ts';
import { scheduleProblem } from '../meetings/schedule-rule.ts';
import { folded } from '../values/name-words.ts';
import {
  isArchived,
  type Register,
  type RegisterField,
  type RegisterRow,
  type RegisterRule,
} from './register.ts';

const valueOf = (row: object, field: string): unknown => Reflect.get(row, field) ?? null;

/** As two values of a unique field are compared. */
export function compared(value: unknown): string {
  return folded(String(value ?? '')).trim();
}

/** Rows with the same key cannot stand beside each other under this rule; null for a row that says nothing there. */
export function uniqueKey(
  { field, within }: Extract<RegisterRule, { rule: 'unique' }>,
  row: RegisterRow,
): string | null {
  const value = compared(valueOf(row, field));
  if (value === '') return null;
  return JSON.stringify([value, ...within.map((place) => valueOf(row, place))]);
}

function isTaken(
  rule: Extract<RegisterRule, { rule: 'unique' }>,
  row: RegisterRow,
  others: readonly RegisterRow[],
): boolean {
  const key = uniqueKey(rule, row);
  if (key === null) return false;
  return others.some(
    (other) =>
      other.id !== row.id && (rule.forGood || !isArchived(other)) && uniqueKey(rule, other) === key,
  );
}

/** Whether following the parents leads back to the row. */
function isCircle(parent: string, row: RegisterRow, others: readonly RegisterRow[]): boolean {
  const above = new Map(others.map((other) => [other.id, valueOf(other, parent)]));
  const seen = new Set<unknown>();
  for (let at = valueOf(row, parent); at !== null && at !== undefined; at = above.get(String(at))) {
    if (at === row.id) return true;
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
}

/** Whether what the rule looks at is another than it was: what was wrong before stands in nobody's way. */
function isTouched(rule: RegisterRule, row: RegisterRow, before: RegisterRow | null): boolean {
  if (before === null || isArchived(before)) return true;
  const looked = rule.rule === 'unique' ? [rule.field, ...rule.within] : [rule.parent];
  return looked.some((field) => !sameValue(valueOf(row, field), valueOf(before, field)));
}

/** Why a field takes no such value, whatever text the schema takes; null for one that it takes. */
function valueProblem(of: RegisterField, value: unknown): string | null {
  if (of.input.kind === 'schedule') return scheduleProblem(String(value));
  if (of.input.kind !== 'choice' || Object.hasOwn(of.input.options, String(value))) return null;
  return 'Choose one of the list';
}

/** A value that is new is one that its field takes. */
function valueErrors<Row extends RegisterRow>(
  { fields }: Register<Row>,
  row: Row,
  before: Row | null,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, of] of Object.entries<RegisterField | undefined>(fields)) {
    const value = valueOf(row, field);
    if (!of || value === null) continue;
    if (before !== null && sameValue(value, valueOf(before, field))) continue;
    const problem = valueProblem(of, value);
    if (problem !== null) errors[field] = problem;
  }
  return errors;
}

/** What is wrong with a row among these others, field by field; of an archived one, what holds for good. */
export function ruleErrors<Row extends RegisterRow>(
  register: Register<Row>,
  row: Row,
  others: readonly Row[],
  before: Row | null,
): FieldErrors {
  const errors: FieldErrors = {
    ...valueErrors(register, row, before),
    ...register.check?.(row, before),
  };
  for (const rule of register.rules) {
    const isForGood = rule.rule === 'unique' && rule.forGood;
    if ((isArchived(row) && !isForGood) || !isTouched(rule, row, before)) continue;
    if (rule.rule === 'unique' && isTaken(rule, row, others)) errors[rule.field] ??= rule.says;
    if (rule.rule === 'noCircle' && isCircle(rule.parent, row, others)) {
      errors[rule.parent] ??= rule.says;
    }
  }
  return errors;
}
