import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { columnOf } from '../rows/column-schema.ts';
import { type Column, packColumn } from '../rows/column.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { uuid } from '../values/uuid.ts';
import { type AttendanceReport, attendanceReport, money } from './entities.ts';

// The church is said once for all of them, the money apart.
const { churchId: _church, offering: _offering, ...packed } = attendanceReport.schema.shape;
type Packed = keyof typeof packed;

/** A field that an older server leaves out of reports has no column in blocks that were packed before it. */
function columnSchema(schema: z.ZodMiniType) {
  const column = columnOf(schema);
  return z.safeParse(schema, undefined).success ? z.optional(column) : column;
}

const columns = z.object(
  Object.fromEntries(
    Object.entries(packed).map(([field, schema]) => [field, columnSchema(schema)]),
  ) as {
    [F in Packed]: z.ZodMiniType<Column<z.infer<(typeof packed)[F]>>>;
  },
);

const count = z.number().check(z.int(), z.minimum(0));

const shape = {
  id: uuid,
  churchId: uuid,
  /** Its first day. */
  quarter: localDate,
  /** Every settled report of the quarter before this day is in it. */
  until: localDate,
  /** Reports that are not deleted, of services and of groups. */
  churchReports: count,
  groupReports: count,
  /** Field -> its values, the oldest report first. */
  columns,
  /** At the same places; apart, for who may not read it. */
  money: z.object({ offering: columnOf(z.nullable(money)) }),
};

/** The settled reports of a church and a quarter, packed: years of them travel and lie in few rows. */
export const attendanceBlock = defineEntity({
  name: 'attendanceBlock',
  schema: z.object(shape),
  references: { churchId: 'church' },
  columns: ['columns', 'money'],
  masks: {
    overseeing: Object.keys(shape).filter((field) => field !== 'money') as (keyof typeof shape)[],
  },
});
export type AttendanceBlock = RowOf<typeof attendanceBlock>;

/** Reports of one church and quarter as columns. */
export function pack(
  reports: readonly AttendanceReport[],
): Pick<AttendanceBlock, 'columns' | 'money' | 'churchReports' | 'groupReports'> {
  const packField = (field: string) =>
    packColumn(reports.map((report) => Reflect.get(report, field) as unknown));
  const counted = reports.filter(({ status }) => status !== 'void');
  const ofChurch = counted.filter(({ kind }) => kind === 'church').length;
  return {
    columns: Object.fromEntries(
      Object.keys(packed).map((field) => [field, packField(field)]),
    ) as AttendanceBlock['columns'],
    money: { offering: packColumn(reports.map(({ offering }) => offering)) },
    churchReports: ofChurch,
    groupReports: counted.length - ofChurch,
  };
}
