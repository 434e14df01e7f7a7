import { csv } from '#domain/values/csv.ts';
import Columns3 from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Popover } from '../popover/popover.tsx';
import { saveFile } from '../save-file.ts';
import type { Column } from './table.tsx';

/** Which columns are shown. The last one stays: a table without columns says nothing. */
export function ColumnChoice({
  names,
  hidden,
  onChange,
}: {
  names: readonly string[];
  hidden: Readonly<Record<string, boolean>>;
  onChange(name: string, on: boolean): void;
}) {
  const shown = names.filter((name) => hidden[name] !== false);
  return (
    <Popover trigger={<Button icon={Columns3}>Columns</Button>} label="Columns" align="end">
      {() =>
        names.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={shown.includes(name)}
            disabled={shown.length === 1 && shown[0] === name}
            onChange={(on) => onChange(name, on)}
          />
        ))
      }
    </Popover>
  );
}

/** The rows that were found, in their order, as a file or on paper. */
export function Export<Row>({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}) {
  const written = columns.filter(({ value }) => value);
  const save = () => {
    const lines = rows.map((row) => written.map(({ value }) => String(value?.(row) ?? '')));
    const text = csv([written.map(({ name }) => name), ...lines]);
    saveFile(`${caption.toLowerCase().replaceAll(' ', '-')}.csv`, text, 'text/csv');
  };
  return (
    <>
      <Button icon={Download} onClick={save}>
        Export
      </Button>
      <Button icon={Printer} onClick={() => print()}>
        Print
      </Button>
    </>
  );
}
