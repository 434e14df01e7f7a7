import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import { countFields, countsOf } from '#domain/attendance/definitions.ts';
import { sameValue, type ValueField } from '#domain/attendance/deciding.ts';
import type { ReportValues, ReportVersion } from '#domain/attendance/entities.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import { customText } from '#domain/custom-fields/field-words.ts';
import { type CustomName, customNames, valueIn } from '#domain/rows/row-values.ts';
import type { Conflict } from '#store/attendance/conflict.ts';
import type { ReportFields } from '#store/attendance/report-fields.ts';
import { moneyText } from '../money-text.ts';
import { grouped } from '../../../ui/time.ts';

/** One of the two reports, as the sheet speaks of it. */
export interface Side {
  is: 'standing' | 'open';
  version: ReportVersion;
  /** 'Yours', 'Lerato’s'. */
  head: string;
  /** 'mine', 'Lerato’s': after "Keep". */
  whose: string;
  /** 'Thabo Nkosi'. */
  name: string;
}

/** One fact of both reports. */
export interface ComparedRow {
  field: ValueField;
  word: string;
  /** In the order of the sides. */
  cells: [string, string];
  differs: boolean;
  /** By how much the second is above the first: '+7'; null where that says nothing. */
  difference: string | null;
}

function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? name;
}

function namesOf({ authorNames }: ReportVersion, short: boolean): string {
  // An imported one has no author.
  if (authorNames.length === 0) return 'The import';
  return authorNames.map((name) => (short ? firstName(name) : name)).join(' and ');
}

/** This person's report first, else what stands. */
export function sidesOf({ current, open, me }: Conflict): [Side, Side] {
  // Two people of one first name are told apart by the whole.
  const short = namesOf(current, true) !== namesOf(open, true);
  const isMine = ({ authorIds }: ReportVersion) => authorIds.length === 1 && authorIds[0] === me;
  const side = (is: Side['is'], version: ReportVersion): Side => {
    const name = namesOf(version, false);
    if (isMine(version)) return { is, version, head: 'Yours', whose: 'mine', name };
    const whose = `${namesOf(version, short)}’s`;
    return { is, version, head: whose, whose, name };
  };
  const sides: [Side, Side] = [side('standing', current), side('open', open)];
  return isMine(open) && !isMine(current) ? [sides[1], sides[0]] : sides;
}

/** '331', or that the service did not take place: what "Keep mine" has in brackets. */
export function totalWords({ attendance, didNotMeet }: ReportValues): string {
  if (didNotMeet) return 'did not meet';
  return attendance === null ? 'not counted' : grouped(attendance);
}

const words: Readonly<Partial<Record<ValueField, string>>> = {
  offering: 'Offering',
  didNotMeet: 'Took place',
  didNotMeetReason: 'Reason',
  notes: 'Note',
};

export function cellOf(values: ReportValues, field: ValueField, own: ReportFields): string {
  const value = valueIn(values, field) ?? null;
  if (field === 'didNotMeet') return values.didNotMeet ? 'No' : 'Yes';
  if (value === null) return '–';
  const custom = own.get(field as CustomName);
  if (custom) return customText(custom, value);
  if (typeof value === 'number') return grouped(value);
  return field === 'offering' && values.offering ? moneyText(values.offering) : String(value);
}

export function fieldWord(field: ValueField, own: ReportFields): string {
  const custom = own.get(field as CustomName);
  if (custom) return custom.label;
  const count = countFields.find((one) => one === field);
  return count === undefined ? (words[field] ?? field) : wordFor(count);
}

function differenceOf(a: ReportValues, b: ReportValues, field: ValueField): string | null {
  const [left, right] = [valueIn(a, field), valueIn(b, field)];
  if (typeof left !== 'number' || typeof right !== 'number' || left === right) return null;
  return right > left ? `+${grouped(right - left)}` : `−${grouped(left - right)}`;
}

/** The counts of the definition, then what at least one of the two says besides. */
export function comparedRows(
  definition: ReportDefinition,
  [a, b]: readonly [ReportValues, ReportValues],
  own: ReportFields,
): ComparedRow[] {
  const counts: ValueField[] = countsOf(definition);
  const besides = (['offering', 'didNotMeet', 'didNotMeetReason', 'notes'] as const).filter(
    (field) => (a[field] ?? false) !== false || (b[field] ?? false) !== false,
  );
  return [...counts, ...besides, ...customNames(a, b)].map((field) => ({
    field,
    word: fieldWord(field, own),
    cells: [cellOf(a, field, own), cellOf(b, field, own)],
    differs: !sameValue(a, b, field),
    difference: differenceOf(a, b, field),
  }));
}
