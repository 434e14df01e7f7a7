import {
  churchAttendanceReport,
  contextColumns,
  countColumn,
  type ReportDefinition,
  type ReportKind,
} from './definitions.ts';

export const groupAttendanceReport: ReportDefinition = {
  id: 'group-attendance-report',
  kind: 'group',
  columns: [
    ...contextColumns(true),
    countColumn('FirstTimers', 'firstTimers'),
    countColumn('NewConverts', 'newConverts'),
    countColumn('ReceivedHolySpirit', 'receivedHolySpirit'),
    { name: 'Offering', field: 'offering', kind: 'money', required: false },
  ],
  splits: [],
  subsets: ['firstTimers', 'newConverts', 'receivedHolySpirit'],
};

export const reportDefinitions: Record<ReportKind, ReportDefinition> = {
  church: churchAttendanceReport,
  group: groupAttendanceReport,
};
