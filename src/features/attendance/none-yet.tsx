import CloudOff from 'lucide-react/icons/cloud-off';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** None has come to this device: that says nothing yet of how many there are. */
export function NoneYet({ what, offline }: { what: string; offline: boolean }) {
  if (!offline) return <Skeleton lines={10} what={what} />;
  return (
    <EmptyState icon={CloudOff} title="Not on this device yet">
      {`${what.charAt(0).toUpperCase()}${what.slice(1)} come as soon as there is a connection.`}
    </EmptyState>
  );
}
