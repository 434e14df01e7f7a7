import { countFields } from '#domain/attendance/definitions.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import { fieldText } from '#domain/register/field-text.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import type { ReportFields } from '#store/attendance/report-fields.ts';
import { csv } from '#domain/values/csv.ts';
import { plainRand } from '#domain/values/money/plain-rand.ts';
import type { MyReport } from '#store/attendance/my-reports/my-report.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';

/** Each thing that was counted on a line of its own; what was not counted has none. */
export function draftText(
  { churchName, groupName, serviceName }: MyReport,
  { date, values }: Pick<ReportDraft, 'date' | 'values'>,
  own: ReportFields,
): string {
  const { offering, notes, didNotMeet, didNotMeetReason } = values;
  const lines: [string, string | null][] = [
    ['Date', date],
    ['Church', churchName],
    ['Group', groupName],
    ['Service', serviceName],
    ...countFields.map((field): [string, string | null] => [
      wordFor(field),
      values[field]?.toString() ?? null,
    ]),
    ['Offering', offering && `${plainRand(offering.minor)} ${offering.currency}`],
    ['Did not meet', didNotMeet ? (didNotMeetReason ?? 'Yes') : null],
    ['Notes', notes],
    ...[...own].map(([name, { label, input }]): [string, string | null] => [
      label,
      fieldText(input, valueIn(values, name), new Map()) || null,
    ]),
    ['State', 'Draft, not submitted'],
  ];
  return csv(lines.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
