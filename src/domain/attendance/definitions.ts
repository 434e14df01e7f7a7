import type { ReportPolicy } from '../churches/entities.ts';
import type { PolicyChoices } from '../churches/policy-choices.ts';

/** A count a report can hold. `null` means "not counted". */
export const countFields = [
  'attendance',
  'adults',
  'children',
  'teens',
  'males',
  'females',
  'firstTimers',
  'newConverts',
  'receivedHolySpirit',
] as const;
export type CountField = (typeof countFields)[number];

export type ReportField = 'date' | 'churchId' | 'groupId' | 'serviceId' | CountField | 'offering';

export interface ReportColumn {
  /** The specification's word, word for word: the head of the column in lists and exports. */
  name: string;
  field: ReportField;
  kind: 'date' | 'church' | 'group' | 'service' | 'count' | 'money';
  required: boolean;
}

/** Counts that together make up the attendance: the form shows them as a card with a check. */
export interface ReportSplit {
  name: 'age' | 'gender';
  /** Choice of the church's policy that says whether its reports ask them. */
  asked: keyof PolicyChoices;
  parts: readonly CountField[];
}

export const reportKinds = ['church', 'group'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Form, list, export and checks follow from the definition. */
export interface ReportDefinition {
  id: 'church-attendance-report' | 'group-attendance-report';
  kind: ReportKind;
  /** In the specification's order, S3-016 and S3-018. */
  columns: readonly ReportColumn[];
  splits: readonly ReportSplit[];
  /** Counts of people who were among the attendance, so never above it. */
  subsets: readonly CountField[];
}

export const contextColumns = (groupRequired: boolean): ReportColumn[] => [
  { name: 'Date', field: 'date', kind: 'date', required: true },
  { name: 'Church', field: 'churchId', kind: 'church', required: true },
  { name: 'Group', field: 'groupId', kind: 'group', required: groupRequired },
  { name: 'Service', field: 'serviceId', kind: 'service', required: true },
  { name: 'Attendance', field: 'attendance', kind: 'count', required: true },
];

export const countColumn = (name: string, field: CountField): ReportColumn => ({
  name,
  field,
  kind: 'count',
  required: false,
});

export const churchAttendanceReport: ReportDefinition = {
  id: 'church-attendance-report',
  kind: 'church',
  columns: [
    ...contextColumns(false),
    countColumn('Adults', 'adults'),
    countColumn('Children', 'children'),
    countColumn('Teens', 'teens'),
    countColumn('Males', 'males'),
    countColumn('Females', 'females'),
  ],
  splits: [
    { name: 'age', asked: 'asksAges', parts: ['adults', 'children', 'teens'] },
    { name: 'gender', asked: 'asksGender', parts: ['males', 'females'] },
  ],
  subsets: [],
};

/** The counts a definition's form asks for, in its order. */
export function countsOf({ splits, subsets }: ReportDefinition): CountField[] {
  return ['attendance', ...splits.flatMap(({ parts }) => parts), ...subsets];
}

/**
 * A definition without the splits that the policy of the church does not ask. Those stay of which something is entered already.
 *
 * @param entered values of the report, and what else was entered, by the field
 */
export function askedCounts(
  definition: ReportDefinition,
  policy: Pick<ReportPolicy, 'asksAges' | 'asksGender'> | null,
  ...entered: Readonly<Record<string, unknown>>[]
): ReportDefinition {
  const splits = definition.splits.filter(
    ({ asked, parts }) =>
      policy?.[asked] !== false ||
      parts.some((part) => entered.some((values) => (values[part] ?? null) !== null)),
  );
  return { ...definition, splits };
}
