import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { DrawerFrame } from '../drawer-frame.tsx';
import type { RegisterView } from '../register-view.ts';
import type { Mended } from './use-mended.ts';

interface NotMendedProps {
  view: RegisterView;
  of: Exclude<Mended, { state: 'here' }>;
  /** The address names a new row. */
  isNew: boolean;
  /** Whether there is room for it beside the list, on a wide screen. */
  isBeside?: boolean;
  /** Opens the row, or the form of a new one, as if nothing was to be mended. */
  onWithout(): void;
  onClose(): void;
}

/** Drawer in the place of the form that mends what was refused: until that is known, and where there is none any more. */
export function NotMended({
  view,
  of,
  isNew,
  isBeside = true,
  onWithout,
  onClose,
}: NotMendedProps) {
  const { one } = view.register.words;
  const title = isNew ? `New ${one}` : `A ${one}`;
  return (
    <DrawerFrame view={view} title={title} isBeside={isBeside} onClose={onClose}>
      {of.state === 'waiting' && <Skeleton lines={6} what="the form" />}
      {of.state === 'failed' && <NotRead title="Could not open the form" />}
      {of.state === 'gone' && (
        <EmptyState
          icon={view.icon}
          title="Nothing to mend any more"
          action={
            <Button onClick={onWithout}>{isNew ? `Begin a new ${one}` : `Open this ${one}`}</Button>
          }
        >
          It was sent again or discarded, or this device does not have it.
        </EmptyState>
      )}
    </DrawerFrame>
  );
}
