import Download from 'lucide-react/icons/download';
import FileUser from 'lucide-react/icons/file-user';
import { useState } from 'react';
import type { Person } from '#domain/people/entities.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { downloadData } from './take-data.ts';

/** What a person may ask of those who keep data about them. */
export function DataMenu({ person }: { person: Person }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await attempt(downloadData(person));
    setBusy(false);
  };
  return (
    <Menu
      trigger={
        <Button icon={FileUser} busy={busy && 'Collecting…'}>
          Their data
        </Button>
      }
    >
      <MenuItem icon={Download} onSelect={() => void download()}>
        Download their data
      </MenuItem>
    </Menu>
  );
}
