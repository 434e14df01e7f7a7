import type { FieldErrors } from '../errors.ts';
import { sameValue } from '../editing.ts';
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

/** Rows with the same key cannot stand beside each other under this rule. */
export function uniqueKey(
  { field, within }: Extract<RegisterRule, { rule: 'unique' }>,
  row: RegisterRow,
): string {
  return JSON.stringify([
    compared(valueOf(row, field)),
    ...within.map((place) => valueOf(row, place)),
  ]);
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

/** A choice that is new is one of the list, also where the schema takes any text. */
function choiceErrors<Row extends RegisterRow>(
  { fields }: Register<Row>,
  row: Row,
  before: Row | null,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, of] of Object.entries<RegisterField | undefined>(fields)) {
    const value = valueOf(row, field);
    if (of?.input.kind !== 'choice' || value === null) continue;
    if (before !== null && sameValue(value, valueOf(before, field))) continue;
    if (!Object.hasOwn(of.input.options, String(value))) errors[field] = 'Choose one of the list';
  }
  return errors;
}

/** The rows of a register as its rules look at them. */
export interface KnownRows<Row extends RegisterRow> {
  /** What is wrong with a row among them, field by field; of an archived one, what holds for good. */
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
      else if (rule.forGood || !isArchived(row))
        unique(taken[at] ?? new Map(), uniqueKey(rule, row));
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

  const isTaken = (at: number, key: string, id: string) => {
    const ids = taken[at]?.get(key);
    return ids !== undefined && (ids.size > 1 || (ids.size === 1 && !ids.has(id)));
  };
  return {
    put,
    errors(row, before) {
      const errors: FieldErrors = {
        ...choiceErrors(register, row, before),
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

/** What is wrong with one row among these others. */
export function ruleErrors<Row extends RegisterRow>(
  register: Register<Row>,
  row: Row,
  others: readonly Row[],
  before: Row | null,
): FieldErrors {
  return knownRows(register, others).errors(row, before);
}
