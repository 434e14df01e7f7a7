import { useEffect } from 'react';
import { usePictures } from '../../api/pictures/pictures.ts';
import { showWaiting } from '../../api/pictures/show-waiting.ts';

/** Under which address a picture can be shown; null as long as it is not here. `isPending`: its row waits on this device. */
export function useShownPicture(address: string | null, isPending: boolean): string | null {
  const shown = usePictures()(address);
  const isWaiting = isPending && shown === null;
  useEffect(() => {
    if (isWaiting && address !== null) void showWaiting(address);
  }, [isWaiting, address]);
  return shown;
}
