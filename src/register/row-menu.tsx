import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../ui/menu/menu.tsx';
import { attempt } from '../ui/snackbar/attempt.ts';
import type { RegisterView } from './register-view.ts';
import { setArchived } from './save-row.ts';

export function RowMenu({
  view,
  row,
  onDone,
}: {
  view: RegisterView;
  row: AnyRow;
  onDone?(): void;
}) {
  if (view.register.closed?.(row)) return null;
  const archived = isArchived(row);
  const words = view.archiveWords;
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label="More" />}>
      <MenuItem
        icon={archived ? ArchiveRestore : Archive}
        onSelect={() => {
          onDone?.();
          void attempt(setArchived(view, [row], !archived));
        }}
      >
        {archived ? (words?.restore ?? 'Take out of the archive') : (words?.archive ?? 'Archive')}
      </MenuItem>
    </Menu>
  );
}
