import type { CSSProperties } from 'react';
import { LoadingBar } from '../../../ui/loading-bar/loading-bar.tsx';
import { useLoading } from './use-loading.ts';

/** The loading bar of the back office. It hears by itself what the page waits for: nothing round it is drawn anew. */
export function PageLoading() {
  const { busy, progress } = useLoading();
  return (
    <div
      data-measured={progress === null ? undefined : true}
      style={{ display: 'contents', '--measured': `${progress ?? 0}%` } as CSSProperties}
    >
      <LoadingBar busy={busy} />
    </div>
  );
}
