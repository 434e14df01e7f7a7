import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

/** In the place of what this device holds and cannot read: its storage failed or does not answer. */
export function NotRead({
  title,
  heading,
}: {
  title: string;
  /** 'h1' where it is the whole page. */
  heading?: 'h1';
}) {
  return (
    <EmptyState
      icon={CloudOff}
      {...(heading && { heading })}
      title={title}
      action={
        <Button size="touch" onClick={() => location.reload()}>
          Try again
        </Button>
      }
    >
      We could not read this device’s storage. Your saved reports are safe.
    </EmptyState>
  );
}
