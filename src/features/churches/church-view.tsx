import Church from 'lucide-react/icons/church';
import { churchOperations } from '#domain/churches/church-operations.ts';
import { churches } from '#domain/churches/churches.ts';
import { churchQueries } from '#store/churches/churches.ts';
import type { RegisterView } from '../../register/register-view.ts';
import { FactsOfRows } from '../../register/views/facts-of-rows.tsx';
import { Badge } from '../../ui/badge/badge.tsx';

/** Churches, as the back office shows them. */
export const churchView: RegisterView = {
  register: churches,
  operations: churchOperations,
  queries: churchQueries,
  icon: Church,
  tree: ['parentChurchId', 'churchGroupId'],
  cards: FactsOfRows,
  marks: (row) => (row['status'] === 'inactive' ? <Badge tone="warning">Not active</Badge> : null),
};
