import type { Choice } from './choices.ts';
import { countFields } from './definitions.ts';
import type { ReportValues } from './entities.ts';
import type { SaidValues } from './inputs.ts';
import { must } from '../must.ts';
import {
  customIdOf,
  type CustomName,
  customNames,
  customOf,
  type CustomValues,
  keptCustom,
  valueIn,
  withValues,
} from '../rows/row-values.ts';

type PlainField = Exclude<keyof ReportValues, 'custom'>;
/** A field of every report, or a custom one of the organisation. */
export type ValueField = PlainField | CustomName;

/** Fields of every report, in the order of forms. */
const plainFields: readonly PlainField[] = [
  ...countFields,
  'offering',
  'didNotMeet',
  'didNotMeetReason',
  'notes',
];

/** Everything that these reports say, in the order of forms. */
export function fieldsOf(...reports: readonly ReportValues[]): ValueField[] {
  return [...plainFields, ...customNames(...reports)];
}

/**
 * Counts and remarks of a report, without author, place and time: two of these can be compared. Money that
 * the reader may not see is absent, as if nobody had given any.
 */
export function valuesOf(said: ReportValues): SaidValues {
  const values = plainFields.map((field) => [field, said[field] ?? null]);
  return { ...Object.fromEntries(values), custom: keptCustom(customOf(said)) } as SaidValues;
}

export function sameValue(a: ReportValues, b: ReportValues, field: ValueField): boolean {
  return JSON.stringify(valueIn(a, field) ?? null) === JSON.stringify(valueIn(b, field) ?? null);
}

/** Fields in which two reports differ. */
export function differences(a: ReportValues, b: ReportValues): ValueField[] {
  return fieldsOf(a, b).filter((field) => !sameValue(a, b, field));
}

type Money = ReportValues['offering'];

function sum(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : a + b;
}

function sumOfMoney(a: Money, b: Money): Money {
  // Neither is there for who may not read money.
  if (!a || !b) return a ?? b ?? null;
  return { minor: a.minor + b.minor, currency: a.currency };
}

function joined(a: string | null, b: string | null): string | null {
  const said = [...new Set([a, b])].filter((note) => note !== null && note !== '');
  return said.length === 0 ? null : said.join(' · ').slice(0, 1000);
}

/** Numbers are added, and an answer that both gave stays; null where they gave two. */
function sumOfCustom(a: ReportValues, b: ReportValues): CustomValues | null {
  const sums: Record<string, unknown> = {};
  for (const name of customNames(a, b)) {
    const [left, right] = [valueIn(a, name), valueIn(b, name)];
    const isSum = typeof left === 'number' && typeof right === 'number';
    if (!isSum && left !== null && right !== null && !sameValue(a, b, name)) return null;
    sums[must(customIdOf(name), 'an id')] = isSum ? left + right : (left ?? right);
  }
  return sums;
}

/**
 * Both counted a part of the same service. A number that only one of them has is that one's; null
 * where the two cannot be added: one did not meet, the money is of two kinds, or a custom field has two answers.
 */
export function addedUp(a: ReportValues, b: ReportValues): ReportValues | null {
  if (a.didNotMeet || b.didNotMeet) return null;
  if (a.offering && b.offering && a.offering.currency !== b.offering.currency) return null;
  const custom = sumOfCustom(a, b);
  if (custom === null) return null;
  const counts = Object.fromEntries(countFields.map((field) => [field, sum(a[field], b[field])]));
  return {
    ...valuesOf(a),
    ...counts,
    offering: sumOfMoney(a.offering, b.offering),
    didNotMeetReason: null,
    notes: joined(a.notes, b.notes),
    custom: keptCustom(custom),
  };
}

/** From the current report, and in the fields of `fromOpen` from the other. */
export function picked(
  current: ReportValues,
  open: ReportValues,
  fromOpen: ReadonlySet<ValueField>,
): ReportValues {
  const taken = fieldsOf(current, open).filter((field) => fromOpen.has(field));
  return withValues(
    valuesOf(current),
    taken.map((field) => [field, valueIn(open, field)]),
  );
}

function equal(a: ReportValues, b: ReportValues): boolean {
  return differences(a, b).length === 0;
}

/** Whether these values are what the choice makes of the two reports. */
export function follows(
  choice: Choice,
  current: ReportValues,
  open: ReportValues,
  values: ReportValues,
): boolean {
  switch (choice) {
    case 'keep':
      return equal(values, current);
    case 'take':
    case 'both':
      return equal(values, open);
    case 'perField':
      return fieldsOf(values, current, open).every(
        (field) => sameValue(values, current, field) || sameValue(values, open, field),
      );
    case 'addUp': {
      const added = addedUp(current, open);
      return added !== null && equal(values, added);
    }
    case 'edited':
      return true;
  }
}
