import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import History from 'lucide-react/icons/history';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Suspense, useState, type ReactElement } from 'react';
import { activateUpdate } from '../../../api/updates/updates.ts';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { preloadPart } from '../../../ui/preload-part.tsx';

const { Part: UpdateLog } = preloadPart(() =>
  import('./update-log.tsx').then((part) => part.UpdateLog),
);

async function check(): Promise<void> {
  const { lookForUpdate } = await import('./look-for-update.ts');
  await lookForUpdate();
}

/** Menu about updates of the app, and their log. */
export function UpdateMenu({ trigger, waiting }: { trigger: ReactElement; waiting: boolean }) {
  const [log, setLog] = useState(false);
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
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
