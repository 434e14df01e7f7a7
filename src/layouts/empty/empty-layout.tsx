import type { ReactNode } from 'react';
import { LoadingBar } from '../../ui/loading-bar/loading-bar.tsx';

/** Loading bar and outlet only. */
export function EmptyLayout({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <>
      <LoadingBar busy={busy} />
      {children}
    </>
  );
}
