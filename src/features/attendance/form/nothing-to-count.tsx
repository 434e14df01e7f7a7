import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { IconOf } from '../../../ui/icon/icon.tsx';

/** Notice of a form without a church or a group. One that is still being fetched is not missing: `children` stand until then. */
export function NothingToCount({
  one,
  many,
  icon,
  complete,
  offline,
  children,
}: {
  one: string;
  many: string;
  icon: IconOf;
  /** The device holds all that it may. */
  complete: boolean;
  offline: boolean;
  children: ReactNode;
}) {
  if (complete) {
    return (
      <EmptyState icon={icon} title={`No ${one} to count for`}>
        Ask your church administrator to give you a {one}. It appears here by itself. Numbers you
        counted are kept under My reports.
      </EmptyState>
    );
  }
  if (offline) {
    return (
      <EmptyState icon={WifiOff} title="Not saved on this device">
        This device does not have your {many} yet. Open this page once while online and it will be
        here next time.
      </EmptyState>
    );
  }
  return children;
}
