import type { AuditLine } from '#domain/audit-log/audit-line.ts';
import { type AuditQuestion, exportAudit, mostExported } from '#domain/audit-log/operations.ts';
import { Failure } from '#domain/errors.ts';
import { call } from '../../api/calls/call.ts';
import { writeTable } from '../../api/workers/exchange.ts';
import { saveBlob } from '../../ui/save-file.ts';
import { life } from '../../ui/snackbar/snackbar.css.ts';
import { snackbars } from '../../ui/snackbar/snackbars.ts';
import { grouped } from '../../ui/time.ts';
import { dayOf, refusalOf, timeOf, whoOf } from './line-words.ts';

const columns = [
  'Date',
  'Time',
  'Done at',
  'What',
  'Outcome',
  'About',
  'Church',
  'Who',
  'Role',
  'Device',
  'Changes',
  'Reason',
];

function changesOf({ changes, outcome, ...line }: AuditLine): string {
  if (outcome === 'refused') return refusalOf({ ...line, changes, outcome });
  return changes
    .map((change) =>
      'hidden' in change
        ? `${change.label}: changed`
        : `${change.label}: ${change.was || 'nothing'} → ${change.became || 'nothing'}`,
    )
    .join('; ');
}

function cellsOf(line: AuditLine, timeZone: string): string[] {
  const { at, doneAt, title, outcome, about, place, role, device, reason } = line;
  return [
    dayOf(at, timeZone),
    timeOf(at, timeZone),
    doneAt ?? '',
    title,
    outcome,
    about ?? '',
    place ?? '',
    whoOf(line),
    role ?? '',
    device ?? '',
    changesOf(line),
    reason ?? '',
  ];
}

/** Every line that the question finds, as a file for a spreadsheet. The server writes down that it was taken. */
export async function downloadAudit(question: AuditQuestion): Promise<void> {
  const answer = await call(exportAudit, question);
  if (answer.answeredBy === 'device') throw new Failure('unavailable', 'This needs a connection');
  const { data, more, timeZone } = answer.output;
  const rows = data.map((line) => cellsOf(line, timeZone));
  saveBlob('audit-log.csv', await writeTable({ columns, rows }));
  if (!more) return;
  const text = `The file has the newest ${grouped(mostExported)} lines. Choose fewer days for the others`;
  snackbars.show({ tone: 'plain', text, action: null, life: life.plain });
}
