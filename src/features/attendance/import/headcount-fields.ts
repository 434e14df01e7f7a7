import { churches } from '#domain/churches/churches.ts';
import { services } from '#domain/churches/services.ts';
import type { CountField, ReportDefinition } from '#domain/attendance/definitions.ts';
import { countsOf } from '#domain/attendance/definitions.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import { reportWords } from '#domain/attendance/import/import-policies.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { registerFields } from '#domain/custom-fields/with-custom-fields.ts';
import { groups } from '#domain/groups/groups.ts';
import type { FromText } from '#domain/register/from-text.ts';
import type { RegisterField } from '#domain/register/register.ts';
import { largestCount } from '#domain/values/count.ts';
import { parseRand } from '#domain/values/money/rand.ts';
import type { LineShape } from '../../../register/import/judging.ts';
import { moneyText } from '../money-text.ts';

const section = 'Headcount';

/** Other names of columns, as spreadsheets and other programs have them. */
const alsoCalled: Partial<Record<CountField, readonly string[]>> = {
  attendance: ['total', 'headcount', 'head count', 'count', 'people'],
  children: ['kids'],
  teens: ['youth', 'teenagers'],
  males: ['men', 'male'],
  females: ['women', 'female', 'ladies'],
  firstTimers: ['visitors', 'first time visitors', 'new visitors'],
  newConverts: ['converts', 'decisions', 'salvations'],
};

function moneyFrom(text: string): FromText {
  const read = parseRand(text);
  if (!read.ok) return { problem: read.problem };
  return { value: read.minor === null ? null : { minor: read.minor, currency: 'ZAR' } };
}

const place = (kind: ReportDefinition['kind']): Record<string, RegisterField> => ({
  // Read as text: which number is the month, the file alone may not say.
  date: {
    label: 'Date',
    input: { kind: 'line', max: 40 },
    section,
    alsoCalled: ['day', 'service date', 'sunday', 'week'],
  },
  churchId: {
    label: 'Church',
    input: { kind: 'reference', to: () => churches },
    section,
    alsoCalled: ['campus', 'branch', 'assembly', 'church code', 'short code'],
  },
  ...(kind === 'group' && {
    groupId: {
      label: 'Group',
      input: { kind: 'reference', to: () => groups },
      section,
      alsoCalled: ['cell', 'cell name', 'group name', 'home cell'],
    },
  }),
  serviceId: {
    label: kind === 'group' ? 'Meeting' : 'Service',
    input: { kind: 'reference', to: () => services },
    section,
    alsoCalled: ['service', 'service name', 'meeting', 'event'],
  },
});

/** A choice for every line, and no column: only dates that leave it open ask for it. */
export const dayOrderField = 'dayOrder';

const moneyField: RegisterField = {
  label: 'Offering',
  input: { kind: 'own', text: (value) => moneyText(value as never), read: moneyFrom },
  section,
  alsoCalled: ['collection', 'giving'],
};

/** Fields of a line of headcounts, in the order of the form. `own`: custom fields of such reports; those that are retired take nothing. */
export function headcountLines(
  definition: ReportDefinition,
  own: readonly CustomField[],
): LineShape {
  const { kind } = definition;
  const counts = countsOf(definition).map((field): [string, RegisterField] => [
    field,
    {
      label: wordFor(field),
      input: { kind: 'number', min: 0, max: largestCount },
      section,
      ...(alsoCalled[field] && { alsoCalled: alsoCalled[field] }),
    },
  ]);
  const hasMoney = definition.columns.some((column) => column.kind === 'money');
  return {
    name: kind === 'church' ? 'churchReports' : 'groupReports',
    words: reportWords,
    title: ({ date }) => String(date),
    blank: { date: '', churchId: '', groupId: null, serviceId: '', ...nothingCounted },
    fields: {
      ...place(kind),
      ...Object.fromEntries(counts),
      ...(hasMoney && { offering: moneyField }),
      didNotMeet: {
        label: 'Did not meet',
        input: { kind: 'flag', on: 'Yes', off: 'No' },
        section,
        alsoCalled: ['cancelled'],
      },
      notes: {
        label: 'Notes',
        input: { kind: 'paragraph', max: 1000 },
        section,
        alsoCalled: ['note', 'comment', 'comments', 'remarks'],
      },
      ...Object.fromEntries(registerFields(own, section)),
      [dayOrderField]: {
        label: 'Order of day and month',
        input: {
          kind: 'choice',
          options: { day: 'Day first: 3/5 is 3 May', month: 'Month first: 3/5 is 5 March' },
        },
      },
    },
    rules: [
      {
        rule: 'unique',
        field: 'date',
        within: ['churchId', 'groupId', 'serviceId'],
        says: 'There is a report for this service on this day already',
      },
    ],
  };
}
