import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFull = () => document.fullscreenElement !== null;

async function toggle(): Promise<void> {
  try {
    await (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch (error) {
    // oxlint-disable-next-line no-console -- S8-024: logged only
    console.warn('Fullscreen is not available', error);
  }
}

/** S2-117: the whole screen for the page, and back. */
export function FullscreenButton({ className }: { className?: string }) {
  const full = useSyncExternalStore(subscribe, isFull);
  return (
    <IconButton
      icon={full ? Minimize : Maximize}
      label={full ? 'Leave fullscreen' : 'Fullscreen'}
      className={className}
      onClick={() => void toggle()}
    />
  );
}
