import FileDown from 'lucide-react/icons/file-down';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileUp from 'lucide-react/icons/file-up';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';

/** The menu itself, loaded when somebody asks for it. */
export function OutboxChoices({
  trigger,
  onExport,
  onSave,
  onAdd,
}: {
  trigger: ReactElement;
  onExport(): void;
  onSave(): void;
  onAdd(): void;
}) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem icon={FileSpreadsheet} onSelect={onExport}>
        Export my reports
      </MenuItem>
      <MenuItem icon={FileDown} onSelect={onSave}>
        Save waiting reports to a file
      </MenuItem>
      <MenuItem icon={FileUp} onSelect={onAdd}>
        Add reports from a file
      </MenuItem>
    </Menu>
  );
}
