import FileDown from 'lucide-react/icons/file-down';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileUp from 'lucide-react/icons/file-up';
import Tally5 from 'lucide-react/icons/tally-5';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';

async function printTally(): Promise<void> {
  const { printTallySheet } = await import('../paper/tally-sheet.tsx');
  await printTallySheet();
}

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
      <MenuItem icon={Tally5} onSelect={() => void printTally()}>
        Print a tally sheet
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
