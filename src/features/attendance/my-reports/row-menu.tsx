import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuLine } from '../../../ui/menu/menu.tsx';

/** Actions on a report, besides going on with it. */
export interface RowChoices {
  onChange?(): void;
  onDelete?(): void;
  onSave?(): void;
}

/** Menu of rare actions on a report that is being counted, on its way or there. Opens as soon as it is loaded. */
export function RowMenu({
  trigger,
  onChange,
  onDelete,
  onSave,
}: { trigger: ReactElement } & RowChoices) {
  return (
    <Menu trigger={trigger} defaultOpen>
      {onSave && (
        <MenuItem icon={Download} onSelect={onSave}>
          Save as a file
        </MenuItem>
      )}
      {onChange && (
        <MenuItem icon={Pencil} onSelect={onChange}>
          Change
        </MenuItem>
      )}
      {onChange && onDelete && <MenuLine />}
      {onDelete && (
        <MenuItem danger icon={Trash} onSelect={onDelete}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
