import type { FieldErrors } from '../errors.ts';
import { sameValue } from '../editing.ts';
import { scheduleProblem } from '../meetings/schedule-rule.ts';
import { folded } from '../values/name-words.ts';
import { isArchived } from '../rows/is-archived.ts';
import { valueIn } from '../rows/row-values.ts';
import type { Register, RegisterField, RegisterRow, RegisterRule } from './register.ts';

const valueOf = (row: object, field: string): unknown => valueIn(row, field) ?? null;

/** As two values of a unique field are compared. */
export function compared(value: unknown): string {
  return folded(String(value ?? '')).trim();
}

/** Rows with the same key cannot stand beside each other under this rule; null for a row that says nothing there. */
export function uniqueKey(
  { field, within, only }: Extract<RegisterRule, { rule: 'unique' }>,
  row: RegisterRow,
): string | null {
  const value = compared(valueOf(row, field));
  if (value === '' || (only !== undefined && value !== compared(only))) return null;
  return JSON.stringify([value, ...within.map((place) => valueOf(row, place))]);
}

/** Key -> ids of the rows that have it. */
type Taken = Map<string, Set<string>>;
/** Row -> the row above it. */
type Above = Map<string, unknown>;

/** Whether following the parents leads back to the row. */
function isCircle(parent: string, row: RegisterRow, above: Above): boolean {
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

/** The rows of a register as its rules look at them. */
export interface KnownRows<Row extends RegisterRow> {
  /** Errors of a row among them: field -> sentence. An archived row breaks only rules that hold for good. */
  errors(row: Row, before: Row | null): FieldErrors;
  /** The row is written: it stands in the place of what it was. */
  put(row: Row): void;
}

/** Looks at each row once, however many are judged among them afterwards. */
export function knownRows<Row extends RegisterRow>(
  register: Register<Row>,
  rows: readonly Row[],
): KnownRows<Row> {
  const byId = new Map<string, Row>();
  const taken = register.rules.map((): Taken => new Map());
  const above = register.rules.map((): Above => new Map());

  function each(row: Row, unique: (ids: Taken, key: string) => void): void {
    for (const [at, rule] of register.rules.entries()) {
      if (rule.rule === 'noCircle') above[at]?.set(row.id, valueOf(row, rule.parent));
      else if (rule.forGood || !isArchived(row)) {
        const key = uniqueKey(rule, row);
        if (key !== null) unique(taken[at] ?? new Map(), key);
      }
    }
  }
  function put(row: Row): void {
    const was = byId.get(row.id);
    if (was) each(was, (ids, key) => ids.get(key)?.delete(was.id));
    byId.set(row.id, row);
    each(row, (ids, key) => {
      const same = ids.get(key);
      if (same) same.add(row.id);
      else ids.set(key, new Set([row.id]));
    });
  }
  for (const row of rows) put(row);

  const isTaken = (at: number, key: string | null, id: string) => {
    const ids = key === null ? undefined : taken[at]?.get(key);
    return ids !== undefined && (ids.size > 1 || (ids.size === 1 && !ids.has(id)));
  };
  return {
    put,
    errors(row, before) {
      const errors: FieldErrors = {
        ...valueErrors(register, row, before),
        ...register.check?.(row, before),
      };
      for (const [at, rule] of register.rules.entries()) {
        const isForGood = rule.rule === 'unique' && rule.forGood;
        if ((isArchived(row) && !isForGood) || !isTouched(rule, row, before)) continue;
        if (rule.rule === 'unique' && isTaken(at, uniqueKey(rule, row), row.id)) {
          errors[rule.field] ??= rule.says;
        }
        if (rule.rule === 'noCircle' && isCircle(rule.parent, row, above[at] ?? new Map())) {
          errors[rule.parent] ??= rule.says;
        }
      }
      return errors;
    },
  };
}

/** Errors of one row among these others: field -> sentence. */
export function ruleErrors<Row extends RegisterRow>(
  register: Register<Row>,
  row: Row,
  others: readonly Row[],
  before: Row | null,
): FieldErrors {
  return knownRows(register, others).errors(row, before);
}
