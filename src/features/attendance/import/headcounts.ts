import * as z from 'zod/mini';
import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import { importedReport, importReports, undoImport } from '#domain/attendance/import/importing.ts';
import { subjectOf } from '#domain/attendance/operations.ts';
import { checkDate, checkValues } from '#domain/attendance/rules.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { customErrors } from '#domain/custom-fields/field-problem.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { may } from '#domain/permissions.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import { fieldErrors } from '#domain/validate.ts';
import { writeTheDate } from '#domain/values/dates/date-in-cell.ts';
import { dateInZone } from '#domain/values/dates/local-date.ts';
import {
  type HeadcountsAround,
  headcountsAround,
  headcountsHere,
} from '#store/attendance/headcounts.ts';
import type { Importable, ImportSource } from '../../../register/import/importable.ts';
import type { LineShape, OpenLines } from '../../../register/import/judging.ts';
import type { ImportDraft } from '../../../register/import/import-draft.ts';
import { sending } from '../../../register/import/sending.ts';
import { anyZone } from '../use-day.ts';
import { dayOrderField, headcountLines } from './headcount-fields.ts';
import { isOrderOpen, writtenDay } from './written-days.ts';

/** Rows of a church: of all churches where none is said yet. */
function inChurch(open: OpenLines, register: string, churchId: unknown): readonly AnyRow[] {
  const rows = open.linked[register] ?? [];
  return churchId ? rows.filter((row) => row['churchId'] === churchId) : rows;
}

const only = (rows: readonly AnyRow[]) => (rows.length === 1 ? rows[0] : undefined);

/** With the day as yyyy-MM-dd, and with a church and a service that are the only ones there are. */
function completed(row: AnyRow, open: OpenLines): AnyRow {
  const order = row[dayOrderField] === 'month' ? 'month' : 'day';
  const date = writtenDay(String(row['date'] ?? ''), order) ?? row['date'];
  const group = open.linked['groups']?.find(({ id }) => id === row['groupId']);
  const churchId =
    row['churchId'] || group?.['churchId'] || only(open.linked['churches'] ?? [])?.id || null;
  const serviceId =
    row['serviceId'] || (churchId && only(inChurch(open, 'services', churchId))?.id) || null;
  return { ...row, date, churchId, serviceId };
}

/** Of a name that several churches have, the one in the church of the line. */
function meant(
  field: string,
  ids: readonly string[],
  { churchId }: AnyRow,
  open: OpenLines,
): readonly string[] {
  if (field === 'churchId' || !churchId || ids.length === 0) return ids;
  const register = field === 'groupId' ? 'groups' : 'services';
  const there = new Set(inChurch(open, register, churchId).map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

/** The row as the server takes it. */
function sent(row: AnyRow) {
  const { [dayOrderField]: _order, ...said } = row;
  return said;
}

const needed = {
  date: writeTheDate,
  churchId: 'Write the church',
  groupId: 'Write the group',
  serviceId: 'Write the service of this church',
} as const;

type Around = OpenLines & Pick<HeadcountsAround, 'custom'>;

/** Sentences about a wrong row by their fields, the first fields first. */
function errorsIn(
  definition: ReportDefinition,
  fields: LineShape['fields'],
  row: AnyRow,
  { grants, linked, custom }: Around,
): FieldErrors {
  const { date, churchId, groupId } = row;
  const day = writtenDay(String(date ?? ''), 'day');
  const empty = Object.entries(needed).filter(
    ([field]) => fields[field] && (field === 'date' ? day === null : !row[field]),
  );
  if (empty.length > 0) return Object.fromEntries(empty);
  if (!may(grants, 'report.resolve', subjectOf({ churchId, groupId } as never))) {
    return { churchId: 'You may not import reports of this church' };
  }
  const church = linked['churches']?.find(({ id }) => id === churchId);
  const today = dateInZone(new Date(), String(church?.['timeZone'] ?? anyZone));
  const read = z.safeParse(importedReport, sent(row));
  if (!read.success) return fieldErrors(read.error.issues);
  const stops = [
    ...checkDate(String(date), today, Infinity),
    ...checkValues(definition, read.data),
  ];
  return {
    ...Object.fromEntries(stops.map(({ field, message }) => [field, message])),
    ...customErrors(custom, row, null),
  };
}

/** Fields that no line can do without: one church, or one service in each, need not be said. */
function required(fields: LineShape['fields'], open: OpenLines, draft: ImportDraft): string[] {
  const { match, table } = draft;
  const churches = open.linked['churches'] ?? [];
  const isGrouped = match.includes('groupId');
  const hasOneService = churches.every(({ id }) => inChurch(open, 'services', id).length === 1);
  const column = match.indexOf('date');
  const dates = column < 0 ? [] : table.rows.map((cells) => cells[column] ?? '');
  return [
    'date',
    ...(churches.length === 1 || isGrouped ? [] : ['churchId']),
    ...(fields['groupId'] ? ['groupId'] : []),
    ...(hasOneService ? [] : ['serviceId']),
    ...(match.includes('didNotMeet') ? [] : ['attendance']),
    ...(isOrderOpen(dates) ? [dayOrderField] : []),
  ];
}

/** Each line is a report, and no line changes one. */
function importableOf(definition: ReportDefinition, custom: readonly CustomField[]): Importable {
  const register = headcountLines(definition, custom);
  const { fields } = register;
  return {
    register,
    line: definition.kind === 'church' ? 'the report of one service' : 'the report of one meeting',
    completed,
    meant,
    otherNames: (other: Register, row: AnyRow) =>
      other.name === 'churches' ? [String(row['shortCode'] ?? '')] : [],
    errors: (row, _before, open) => errorsIn(definition, fields, row, { ...open, custom }),
    required: (open, draft) => required(fields, open, draft),
    async here(store, ids) {
      const here = await headcountsHere(store, definition.kind, ids);
      return { present: here, inUse: here };
    },
    add: (rows, progress) =>
      sending(progress)(importReports, rows.map(sent), (part) => ({ rows: part })),
    undo: (_store, ids, progress) => sending(progress)(undoImport, ids, (part) => ({ ids: part })),
    undoing: 'The reports are deleted. Those that somebody changed since stay.',
  };
}

/** Headcounts of past services, with the custom fields of their reports. */
export function headcounts(definition: ReportDefinition): ImportSource<HeadcountsAround> {
  const { kind } = definition;
  let last = { of: '[]', importable: importableOf(definition, []) };
  const { name, words } = last.importable.register;
  return {
    name,
    words,
    open: headcountsAround(kind),
    importable({ custom }) {
      const of = JSON.stringify(custom);
      if (of !== last.of) last = { of, importable: importableOf(definition, custom) };
      return last.importable;
    },
  };
}
