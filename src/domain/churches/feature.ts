import type { DomainFeature } from '../domain-feature.ts';
import { churchGroupOperations } from './church-group-operations.ts';
import { churchGroups } from './church-groups.ts';
import { church, churchGroup, reportPolicy, service } from './entities.ts';
import { churchesMenu } from './menu.ts';
import { listChurches } from './operations.ts';

export const feature: DomainFeature = {
  entities: [churchGroup, church, service, reportPolicy],
  operations: [listChurches],
  registers: [{ register: churchGroups, operations: churchGroupOperations }],
  menu: [{ under: 'ministry', place: 1, entry: churchesMenu }],
};
