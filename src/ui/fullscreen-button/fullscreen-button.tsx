import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { useSyncExternalStore } from 'react';
import { HeaderKey } from '../header-key/header-key.tsx';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Browsers without it do not even have the property. */
const isFull = () => Boolean(document.fullscreenElement);

async function toggle(): Promise<void> {
  try {
    await (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch (error) {
    // oxlint-disable-next-line no-console -- S8-024: logged only
    console.warn('Fullscreen is not available', error);
  }
}

/** S2-117: the whole screen for the page, and back. */
export function FullscreenButton() {
  const full = useSyncExternalStore(subscribe, isFull);
  return (
    <HeaderKey
      icon={full ? Minimize : Maximize}
      label={full ? 'Leave fullscreen' : 'Fullscreen'}
      onClick={() => void toggle()}
    />
  );
}
