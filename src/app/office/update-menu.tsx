import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import History from 'lucide-react/icons/history';
import Puzzle from 'lucide-react/icons/puzzle';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { holds } from '#domain/permissions.ts';
import { activateUpdate, updates } from '../../api/updates.ts';
import { HeaderKey } from '../../ui/header-key/header-key.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { useProfile } from '../profile.tsx';

const UpdateLog = lazy(() =>
  import('./update-log.tsx').then((module) => ({ default: module.UpdateLog })),
);

async function check(): Promise<void> {
  const { lookForUpdate } = await import('./look-for-update.ts');
  await lookForUpdate();
}

/** S2-164 to S2-166: shown to who administers, and to everybody when an update waits. */
export function UpdateMenu() {
  const { grants } = useProfile();
  const waiting = useSyncExternalStore(updates.subscribe, updates.getSnapshot) === 'waiting';
  const [log, setLog] = useState(false);
  if (!waiting && !holds(grants, 'account.manage')) return null;
  const trigger = (
    <HeaderKey icon={Puzzle} label="App updates" waiting={waiting ? 1 : 0} waitingWord="waiting" />
  );
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem icon={RefreshCw} onSelect={() => void check()}>
          Check for update
        </MenuItem>
        <MenuItem icon={CircleArrowUp} disabled={!waiting} onSelect={activateUpdate}>
          Activate update
        </MenuItem>
        <MenuItem icon={History} onSelect={() => setLog(true)}>
          Open log
        </MenuItem>
      </Menu>
      {log && (
        <Suspense>
          <UpdateLog waiting={waiting} onClose={() => setLog(false)} />
        </Suspense>
      )}
    </>
  );
}
