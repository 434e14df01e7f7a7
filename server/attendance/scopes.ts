import { type EntityStore, tableName } from '../entity-store.ts';
import { byConfidence, isConfidential } from '../groups/confidential.ts';
import {
  attendanceBlock,
  attendanceReport,
  placeOfReport,
  reportReminder,
  reportVersion,
} from './tables.ts';

const ofChurch = (relation: string, where: string) =>
  `select id, 'church:' || church_id || '/reports' as scope from ${relation} where ${where}`;

/** With the reports of its church, or with the few that are confidential. Those are never packed. */
const ofChurchOrFew = (relation: string, where: string) =>
  `select o.id, 'church:' || o.church_id
     || case when o.confidential then '/confidential' else '/reports' end as scope
   from (select r.*, ${isConfidential('r')} as confidential from ${relation} r) o
   where ${where}`;

const ofGroup = (relation: string, where: string) =>
  `select id, 'group:' || group_id || '/reports' as scope from ${relation}
   where group_id is not null and ${where}`;

const ofPeople = (relation: string, people: string) =>
  `select id, 'user:' || unnest(${people}) || '/reports' as scope from ${relation}`;

/** The counts of its quarter are packed anew. A report keeps its place and its day. */
const unpackCounts = (written: string) =>
  `insert into attendance_counts (tenant_id, place_id, quarter)
   select distinct w.tenant_id, ${placeOfReport}, date_trunc('quarter', w.date)::date
   from ${written} w cross join bump
   on conflict (tenant_id, place_id, quarter) do update set packed = null
   where attendance_counts.packed is not null`;

/**
 * With the reports of its church, of its group and of its authors. Packed, it is in its church's block instead;
 * those of one group, and of one author, are few.
 */
export const attendanceReportStore: EntityStore = {
  name: 'attendanceReport',
  table: attendanceReport,
  arrives: { newest: 'date' },
  scopes: (relation) =>
    `${ofChurchOrFew(relation, 'o.packed_at is null or o.confidential')}
     union all ${ofGroup(relation, 'true')} union all ${ofPeople(relation, 'author_ids')}`,
  follows: { group: byConfidence(tableName({ table: attendanceReport })) },
  alongside: unpackCounts,
};

/** All scopes in which a report can be read: also the church's of one that is packed. `alias` has its columns. */
export function placesOf(alias: string): string {
  const church = `'church:' || ${alias}.church_id
    || case when ${isConfidential(alias)} then '/confidential' else '/reports' end`;
  return `(array[${church}, 'group:' || ${alias}.group_id || '/reports']
    || array(select 'user:' || author || '/reports' from unnest(${alias}.author_ids) author))`;
}

/** With the reports of its church. */
export const attendanceBlockStore: EntityStore = {
  name: 'attendanceBlock',
  table: attendanceBlock,
  arrives: { newest: 'quarter', isHistory: true },
  // 440 reports of a church with five services, 45 kB: a page is read while the next one is on its way.
  weighs: 25,
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
    `${ofChurchOrFew(relation, 'contested')} union all ${ofGroup(relation, 'contested')}
     union all ${ofPeople(relation, 'reader_ids')}`,
  follows: { group: byConfidence(tableName({ table: reportVersion })) },
};

/** With the reports of its church, or with the few that are confidential, and with those of its group. */
export const reportReminderStore: EntityStore = {
  name: 'reportReminder',
  table: reportReminder,
  arrives: 'last',
  scopes: (relation) => `${ofChurchOrFew(relation, 'true')} union all ${ofGroup(relation, 'true')}`,
  follows: { group: byConfidence(tableName({ table: reportReminder })) },
};
