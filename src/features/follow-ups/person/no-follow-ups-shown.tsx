import Lock from 'lucide-react/icons/lock';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

/** In the place of follow-ups that somebody may not see, or that nobody can have. */
export function NoFollowUpsShown() {
  return (
    <Card>
      <EmptyState icon={Lock} title="No follow-ups to show">
        Calls and visits are planned and noted by people who look after this person’s church.
      </EmptyState>
    </Card>
  );
}
