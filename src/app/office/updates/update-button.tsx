import Puzzle from 'lucide-react/icons/puzzle';
import { useSyncExternalStore } from 'react';
import { holds } from '#domain/permissions.ts';
import { updates } from '../../../api/updates/updates.ts';
import { HeaderKey } from '../../../ui/header-key/header-key.tsx';
import { LazyTrigger } from '../../../ui/lazy-trigger.tsx';
import { preloadPart } from '../../../ui/preload-part.tsx';
import { useProfile } from '../../profile.tsx';

const menu = preloadPart(() => import('./update-menu.tsx').then((part) => part.UpdateMenu));

/** S2-164 to S2-166: shown to who administers, and to everybody when an update waits. */
export function UpdateButton() {
  const { grants } = useProfile();
  const waiting = useSyncExternalStore(updates.subscribe, updates.getSnapshot) === 'waiting';
  if (!waiting && !holds(grants, 'account.manage')) return null;
  const key = (
    <HeaderKey icon={Puzzle} label="App updates" waiting={waiting ? 1 : 0} waitingWord="waiting" />
  );
  return (
    <LazyTrigger button={key} opens="menu" preload={menu.preload}>
      {(trigger) => <menu.Part trigger={trigger} waiting={waiting} />}
    </LazyTrigger>
  );
}
