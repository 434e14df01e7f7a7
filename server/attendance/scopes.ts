import type { EntityStore } from '../entity-store.ts';
import { attendanceReport, reportVersion } from './tables.ts';

const ofReport = (relation: string) =>
  `select id, 'church:' || church_id as scope from ${relation}
   union all select id, 'group:' || group_id from ${relation} where group_id is not null
   union all select id, 'user:' || unnest(author_ids) from ${relation}`;

/** In its church, its group and its authors' own slices. */
export const attendanceReportStore: EntityStore = {
  name: 'attendanceReport',
  table: attendanceReport,
  scopes: ofReport,
};

/** Where its report is, but only in the slices of its own authors. */
export const reportVersionStore: EntityStore = {
  name: 'reportVersion',
  table: reportVersion,
  scopes: ofReport,
};
