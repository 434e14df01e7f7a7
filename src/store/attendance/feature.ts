import { getReport } from '#domain/attendance/operations.ts';
import { cachedRead } from '../cached-read.ts';
import type { StoreFeature } from '../store-feature.ts';
import { keptHistory } from './kept-histories.ts';

export const feature: StoreFeature = {
  tables: {
    attendanceReport:
      'id, [kind+date], [kind+churchId+date], [serviceId+date], [groupId+date], openVersions, status, *authorIds',
    attendanceBlock:
      'id, until, [churchId+until], [until+quarter+churchId+churchReports+groupReports]',
    reportVersion: 'id, reportId',
    heldReport: 'id, status',
    reportReminder: 'id, date',
  },
  keeps: { reportHistory: 'id, at', countedQuarter: 'quarter' },
  noted: { attendanceReport: 'date', attendanceBlock: 'quarter' },
  reads: [cachedRead(getReport, keptHistory)],
};
