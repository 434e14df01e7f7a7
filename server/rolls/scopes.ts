import { type EntityStore, tableName } from '../entity-store.ts';
import { byConfidence, isConfidential } from '../groups/confidential.ts';
import { roll } from './tables.ts';

/** With the people of its group: who sees that somebody is a member sees when they came. */
export const rollStore: EntityStore = {
  name: 'roll',
  table: roll,
  arrives: { newest: 'date', isHistory: true },
  scopes: (relation) =>
    `select r.id, 'church:' || r.church_id
       || case when ${isConfidential('r')} then '/confidential' else '/members' end as scope
     from ${relation} r
     union all select id, 'group:' || group_id || '/members' from ${relation}`,
  follows: { group: byConfidence(tableName({ table: roll })) },
};
