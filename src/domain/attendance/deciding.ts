import type { Choice } from './choices.ts';
import { countFields } from './definitions.ts';
import type { ReportValues } from './entities.ts';

export type ValueField = keyof ReportValues;

/** Everything a report says, in the order of forms. */
export const valueFields: readonly ValueField[] = [
  ...countFields,
  'offering',
  'didNotMeet',
  'didNotMeetReason',
  'notes',
];

/**
 * Counts and remarks of a report, without author, place and time: two of these can be compared. Money that
 * the reader may not see is absent, as if nobody had given any.
 */
export function valuesOf(said: ReportValues): ReportValues {
  const values = valueFields.map((field) => [field, said[field] ?? null]);
  return Object.fromEntries(values) as ReportValues;
}

export function sameValue(a: ReportValues, b: ReportValues, field: ValueField): boolean {
  return JSON.stringify(a[field] ?? null) === JSON.stringify(b[field] ?? null);
}

/** Fields in which two reports differ. */
export function differences(a: ReportValues, b: ReportValues): ValueField[] {
  return valueFields.filter((field) => !sameValue(a, b, field));
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

/**
 * Both counted a part of the same service. A number that only one of them has is that one's; null
 * where the two cannot be added: one did not meet, or the money is of two kinds.
 */
export function addedUp(a: ReportValues, b: ReportValues): ReportValues | null {
  if (a.didNotMeet || b.didNotMeet) return null;
  if (a.offering && b.offering && a.offering.currency !== b.offering.currency) return null;
  const counts = Object.fromEntries(countFields.map((field) => [field, sum(a[field], b[field])]));
  return {
    ...valuesOf(a),
    ...counts,
    offering: sumOfMoney(a.offering, b.offering),
    didNotMeetReason: null,
    notes: joined(a.notes, b.notes),
  };
}

/** From the current report, and in the fields of `fromOpen` from the other. */
export function picked(
  current: ReportValues,
  open: ReportValues,
  fromOpen: ReadonlySet<ValueField>,
): ReportValues {
  const values = valueFields.map((field) => [field, (fromOpen.has(field) ? open : current)[field]]);
  return Object.fromEntries(values) as ReportValues;
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
      return valueFields.every(
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
