import type { EntityStore } from '../entity-store.ts';
import { attendanceReport, reportVersion } from './tables.ts';

const ofReport = (relation: string, people: string) =>
  `select id, 'church:' || church_id as scope from ${relation}
   union all select id, 'group:' || group_id from ${relation} where group_id is not null
   union all select id, 'user:' || unnest(${people}) from ${relation}`;

/** In its church, its group and its authors' own slices. */
export const attendanceReportStore: EntityStore = {
  name: 'attendanceReport',
  table: attendanceReport,
  scopes: (relation) => ofReport(relation, 'author_ids'),
};

/** Where its report is: who submitted one of two reports sees both. */
export const reportVersionStore: EntityStore = {
  name: 'reportVersion',
  table: reportVersion,
  scopes: (relation) => ofReport(relation, 'reader_ids'),
};
