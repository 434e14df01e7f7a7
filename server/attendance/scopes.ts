import type { EntityStore } from '../entity-store.ts';
import { attendanceBlock, attendanceReport, reportVersion } from './tables.ts';

const ofChurch = (relation: string, where: string) =>
  `select id, 'church:' || church_id || '/reports' as scope from ${relation} where ${where}`;

const ofGroup = (relation: string, where: string) =>
  `select id, 'group:' || group_id || '/reports' as scope from ${relation}
   where group_id is not null and ${where}`;

const ofPeople = (relation: string, people: string) =>
  `select id, 'user:' || unnest(${people}) || '/reports' as scope from ${relation}`;

/**
 * With the reports of its church, of its group and of its authors. Packed, it is in its church's block instead;
 * those of one group, and of one author, are few.
 */
export const attendanceReportStore: EntityStore = {
  name: 'attendanceReport',
  table: attendanceReport,
  arrives: { newest: 'date' },
  scopes: (relation) =>
    `${ofChurch(relation, 'packed_at is null')} union all ${ofGroup(relation, 'true')}
     union all ${ofPeople(relation, 'author_ids')}`,
};

/** All scopes in which a report can be read: also the church's of one that is packed. `alias` has its columns. */
export function placesOf(alias: string): string {
  return `(array['church:' || ${alias}.church_id || '/reports', 'group:' || ${alias}.group_id || '/reports']
    || array(select 'user:' || author || '/reports' from unnest(${alias}.author_ids) author))`;
}

/** With the reports of its church, behind those that travel as rows. */
export const attendanceBlockStore: EntityStore = {
  name: 'attendanceBlock',
  table: attendanceBlock,
  arrives: { newest: 'quarter' },
  scopes: (relation) => ofChurch(relation, 'true'),
};

/**
 * With who submitted its report: a device knows by it that a submission of its own arrived. Where its report
 * is only while there is something to decide; afterwards the report's page asks for its history.
 */
export const reportVersionStore: EntityStore = {
  name: 'reportVersion',
  table: reportVersion,
  arrives: 'last',
  scopes: (relation) =>
    `${ofChurch(relation, 'contested')} union all ${ofGroup(relation, 'contested')}
     union all ${ofPeople(relation, 'reader_ids')}`,
};
