import type { DomainFeature } from '../domain-feature.ts';
import { church, churchGroup, reportPolicy, service } from './entities.ts';
import { churchesMenu } from './menu.ts';
import { listChurches } from './operations.ts';

export const feature: DomainFeature = {
  entities: [churchGroup, church, service, reportPolicy],
  operations: [listChurches],
  menu: [{ under: 'ministry', place: 1, entry: churchesMenu }],
};
