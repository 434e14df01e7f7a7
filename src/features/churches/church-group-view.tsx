import Network from 'lucide-react/icons/network';
import { churchGroupOperations } from '#domain/churches/church-group-operations.ts';
import { churchGroups } from '#domain/churches/church-groups.ts';
import { churchGroupQueries } from '#store/churches/church-groups.ts';
import type { RegisterView } from '../../register/register-view.ts';

/** Church groups, as the back office shows them. */
export const churchGroupView: RegisterView = {
  register: churchGroups,
  operations: churchGroupOperations,
  queries: churchGroupQueries,
  icon: Network,
  tree: ['parentChurchGroupId'],
};
