import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import type { PickupPerson } from '#domain/families/entities.ts';
import { Badge } from '../../../ui/badge/badge.tsx';

/** Whether somebody may fetch the children: in words and by a sign, not by the colour alone. */
export function StandingBadge({ standing }: Pick<PickupPerson, 'standing'>) {
  if (standing === 'trusted') {
    return (
      <Badge tone="success" icon={Check}>
        May pick up
      </Badge>
    );
  }
  return (
    <Badge tone="danger" icon={Ban}>
      Not authorised
    </Badge>
  );
}
