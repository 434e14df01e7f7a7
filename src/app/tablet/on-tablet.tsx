import { useEffect } from 'react';
import { tablet } from '../../api/devices/tablet.ts';
import { WhoIsCounting } from '../../features/access/tablet/who-is-counting.tsx';
import { useTabletFrame } from './use-tablet-frame.ts';

/** The way in on a registered tablet. One that a single person uses asks for their password. */
export function OnTablet({
  onOpen,
  onPassword,
}: {
  onOpen(): void;
  onPassword(email: string | null): void;
}) {
  const frame = useTabletFrame();
  const isShared = tablet()?.severalUshers === true;
  useEffect(() => {
    if (!isShared) onPassword(null);
  }, [isShared, onPassword]);
  return isShared ? <WhoIsCounting frame={frame} onOpen={onOpen} onPassword={onPassword} /> : null;
}
