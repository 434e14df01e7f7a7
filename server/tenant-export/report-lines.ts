import { escapeLiteral } from 'pg';
import { countsOf, type ReportDefinition } from '#domain/attendance/definitions.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import { registerFields } from '#domain/custom-fields/with-custom-fields.ts';
import type { RegisterField } from '#domain/register/register.ts';
import { type CustomName, valueIn } from '#domain/rows/row-values.ts';
import { csv } from '#domain/values/csv.ts';
import { plainRand } from '#domain/values/money/plain-rand.ts';
import { fieldsEverAsked } from '../attendance/judge-custom.ts';
import { attendanceReportStore } from '../attendance/scopes.ts';
import { selectList } from '../entity-store.ts';
import { cellOf, moreLines } from './cell-of.ts';
import { cursorRows } from './cursor-rows.ts';
import type { Reading } from './register-lines.ts';

type Row = AttendanceReport & { churchName: string | null; groupName: string | null };

interface Column {
  head: string;
  text(row: Row): string;
}

const noTitles = new Map<string, string>();

/** Reports that are deleted stay in the exact data, and are told from the others here. */
function statusOf({ status, openVersions }: Row): string {
  if (status === 'void') return 'Deleted';
  return openVersions > 0 ? 'Waits for a decision' : 'Submitted';
}

const groupColumn: Column = { head: 'Group', text: ({ groupName }) => groupName ?? '' };
const moneyColumns: Column[] = [
  { head: 'Offering', text: ({ offering }) => (offering ? plainRand(offering.minor) : '') },
  { head: 'Currency', text: ({ offering }) => offering?.currency ?? '' },
];

function ownColumn([name, field]: [CustomName, RegisterField]): Column {
  return { head: field.label, text: (row) => cellOf(field.input, valueIn(row, name), noTitles) };
}

function columnsOf(
  definition: ReportDefinition,
  own: readonly [CustomName, RegisterField][],
): Column[] {
  const isOfGroup = definition.kind === 'group';
  const hasMoney = definition.columns.some(({ kind }) => kind === 'money');
  const counts = countsOf(definition).map((field): Column => ({
    head: wordFor(field),
    text: (row) => String(row[field] ?? ''),
  }));
  return [
    { head: 'Id', text: ({ id }) => id },
    { head: 'Date', text: ({ date }) => date },
    { head: 'Church', text: ({ churchName }) => churchName ?? '' },
    ...(isOfGroup ? [groupColumn] : []),
    { head: isOfGroup ? 'Meeting' : 'Service', text: ({ serviceName }) => serviceName },
    ...counts,
    ...(hasMoney ? moneyColumns : []),
    { head: 'Did not meet', text: ({ didNotMeet }) => (didNotMeet ? 'Yes' : 'No') },
    { head: 'Reason', text: ({ didNotMeetReason }) => didNotMeetReason ?? '' },
    { head: 'Notes', text: ({ notes }) => notes ?? '' },
    ...own.map(ownColumn),
    { head: 'Reported by', text: ({ authorNames }) => authorNames.join(', ') || 'An import' },
    { head: 'Receipt', text: ({ receiptNumber }) => receiptNumber },
    { head: 'Status', text: statusOf },
  ];
}

/** Every report of a kind as a table for people, the oldest day first, with the money as the exact data has it. */
export async function* reportLines(
  { client, tx }: Pick<Reading, 'client' | 'tx'>,
  definition: ReportDefinition,
): AsyncGenerator<{ text: string; rows: number }, undefined> {
  const { kind } = definition;
  const columns = columnsOf(definition, registerFields(await fieldsEverAsked(tx, kind), undefined));
  yield { text: csv([columns.map(({ head }) => head)]), rows: 0 };
  const parts = cursorRows<Row>(
    client,
    `select ${selectList(attendanceReportStore, 'r')}, c.name as "churchName", g.name as "groupName"
     from attendance_report r
       left join church c on c.tenant_id = r.tenant_id and c.id = r.church_id
       left join groups g on g.tenant_id = r.tenant_id and g.id = r.group_id
     where r.tenant_id = ${escapeLiteral(tx.tenantId)} and r.kind = ${escapeLiteral(kind)}
     order by r.date, r.id`,
  );
  for await (const part of parts) {
    const rows = part.map((row) => columns.map(({ text }) => text(row)));
    yield { text: moreLines(rows), rows: part.length };
  }
}
