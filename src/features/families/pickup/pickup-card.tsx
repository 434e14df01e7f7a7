import { pickupPeopleOf } from '#store/families/pickup-people.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { SideCard } from '../../../register/overview/side-card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { PickupList } from './pickup-list.tsx';

/** Pick-up people of the family, those too who may not fetch a child: for those who keep the family. */
export function PickupCard({
  familyId,
  mayAdd,
  onAll,
}: {
  familyId: string;
  mayAdd: boolean;
  /** Opens the list in which an entry is added and changed. */
  onAll(): void;
}) {
  const live = useLive(pickupPeopleOf, familyId);
  if (live.state === 'failed') return <NotRead title="Could not load the pick-up people" />;
  if (live.state === 'loading') return <Skeleton lines={2} what="pick-up people" />;
  return (
    <SideCard
      title="Pick-up"
      action={
        mayAdd ? { label: live.data.people.length === 0 ? 'Add' : 'Change', onAct: onAll } : null
      }
    >
      <PickupList label="Pick-up people" of={live.data} />
    </SideCard>
  );
}
