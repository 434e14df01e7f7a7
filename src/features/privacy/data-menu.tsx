import Download from 'lucide-react/icons/download';
import Eraser from 'lucide-react/icons/eraser';
import FileUser from 'lucide-react/icons/file-user';
import { Suspense, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import type { Person } from '#domain/people/entities.ts';
import { Button } from '../../ui/button/button.tsx';
import { latePart } from '../../ui/late-part.ts';
import { Menu, MenuItem, MenuLine } from '../../ui/menu/menu.tsx';
import { errorSnack, snackbars } from '../../ui/snackbar/snackbars.ts';

const EraseSheet = latePart(() => import('./erase-sheet.tsx').then((part) => part.EraseSheet));

async function download(person: Person): Promise<void> {
  try {
    const { downloadData } = await import('./take-data.ts');
    await downloadData(person);
  } catch (error) {
    const why = error instanceof Failure ? error.message : 'The file could not be made. Try again';
    snackbars.show(errorSnack(`${why}.`));
  }
}

/** The two requests of a person: their data as a file, and erasing it. */
export function DataMenu({ person }: { person: Person }) {
  const [busy, setBusy] = useState(false);
  const [erasing, setErasing] = useState(false);
  const collect = async () => {
    setBusy(true);
    await download(person);
    setBusy(false);
  };
  return (
    <>
      <Menu
        trigger={
          <Button icon={FileUser} busy={busy && 'Collecting…'}>
            Their data
          </Button>
        }
      >
        <MenuItem icon={Download} onSelect={() => void collect()}>
          Download their data
        </MenuItem>
        <MenuLine />
        <MenuItem icon={Eraser} danger onSelect={() => setErasing(true)}>
          Erase…
        </MenuItem>
      </Menu>
      {erasing && (
        <Suspense>
          <EraseSheet person={person} onClose={() => setErasing(false)} />
        </Suspense>
      )}
    </>
  );
}
