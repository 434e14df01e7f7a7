import type { DomainFeature } from '../domain-feature.ts';
import { churchGroupOperations } from './church-group-operations.ts';
import { churchGroups } from './church-groups.ts';
import { churchOperations } from './church-operations.ts';
import { churches } from './churches.ts';
import { church, churchGroup, reportPolicy, service } from './entities.ts';
import { churchesMenu } from './menu.ts';
import { listChurches } from './operations.ts';
import { saveReportPolicy } from './report-policy.ts';
import { serviceOperations } from './service-operations.ts';
import { services } from './services.ts';

export const feature: DomainFeature = {
  entities: [churchGroup, church, service, reportPolicy],
  operations: [listChurches, saveReportPolicy],
  registers: [
    { register: churchGroups, operations: churchGroupOperations },
    { register: churches, operations: churchOperations },
    { register: services, operations: serviceOperations },
  ],
  menu: [{ under: 'ministry', place: 1, entry: churchesMenu }],
};
