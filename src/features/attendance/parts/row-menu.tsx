import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuLine } from '../../../ui/menu/menu.tsx';

/** What few need of a report that is on its way or there. Opens as soon as it is loaded. */
export function RowMenu({
  trigger,
  onChange,
  onDelete,
}: {
  trigger: ReactElement;
  onChange(): void;
  onDelete(): void;
}) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem icon={Pencil} onSelect={onChange}>
        Change
      </MenuItem>
      <MenuLine />
      <MenuItem danger icon={Trash} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
