import type { Church } from '#domain/churches/entities.ts';
import { churchGroupOperations } from '#domain/churches/church-group-operations.ts';
import { churchGroups } from '#domain/churches/church-groups.ts';
import { churchOperations } from '#domain/churches/church-operations.ts';
import { churches } from '#domain/churches/churches.ts';
import { listChurches } from '#domain/churches/operations.ts';
import { serviceOperations } from '#domain/churches/service-operations.ts';
import { services } from '#domain/churches/services.ts';
import { openScopes } from '../access/roles/facets.ts';
import { regionsIn } from '../access/roles/regions.ts';
import { selectList } from '../entity-store.ts';
import { query } from '../handler.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { reportPolicyHandlers } from './save-report-policy.ts';
import { churchGroupStore, churchStore, serviceStore } from './scopes.ts';

const columns = selectList(churchStore);

export const churchHandlers = {
  ...registerHandlers(churchGroups, churchGroupStore, churchGroupOperations),
  ...registerHandlers(churches, churchStore, churchOperations),
  ...registerHandlers(services, serviceStore, serviceOperations),
  ...reportPolicyHandlers,
  [listChurches.name]: query(listChurches, async (tx, caller, { churchGroupId }) => {
    const data = await tx.rows<Church>(
      'list churches',
      `select ${columns} from church where tenant_id = $1 and 'church:' || id || '/counting' = any($2)
         and ($3::uuid is null or church_group_id in (${regionsIn('select $3::uuid')})) order by name, id`,
      [tx.tenantId, openScopes(caller, 'counting'), churchGroupId ?? null],
    );
    return { data };
  }),
};
