import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './table.css.ts';

/** The column that orders the rows. */
export interface Sort {
  column: string;
  descending: boolean;
}

/** Which rows are chosen, and what answers when that changes. */
export interface Choosing {
  chosen: ReadonlySet<string>;
  onChoose(key: string, on: boolean): void;
  onChooseAll(on: boolean): void;
}

export function SortKey({
  name,
  sort,
  onSort,
}: {
  name: string;
  sort: Sort | null;
  onSort(column: string): void;
}) {
  const isHere = sort?.column === name;
  return (
    <button type="button" className={css.sortKey} onClick={() => onSort(name)}>
      {name}
      <Icon of={isHere ? (sort.descending ? ArrowDown : ArrowUp) : ArrowUpDown} size="xs" />
    </button>
  );
}

/** All rows that are shown, some of them, or none. */
export function ChooseAll({
  keys,
  chosen,
  onChooseAll,
}: { keys: readonly string[] } & Omit<Choosing, 'onChoose'>) {
  const here = keys.filter((key) => chosen.has(key)).length;
  return (
    <Checkbox
      label="All rows on this page"
      labelHidden
      checked={here === 0 ? false : here === keys.length ? true : 'mixed'}
      onChange={onChooseAll}
    />
  );
}

export function ChooseRow({
  row,
  name,
  chosen,
  onChoose,
}: { row: string; name: string } & Omit<Choosing, 'onChooseAll'>) {
  return (
    <Checkbox
      label={`Choose ${name}`}
      labelHidden
      checked={chosen.has(row)}
      onChange={(on) => onChoose(row, on)}
    />
  );
}

export function OpenRow({ name, open, onOpen }: { name: string; open: boolean; onOpen(): void }) {
  return (
    <IconButton
      icon={open ? ChevronUp : ChevronDown}
      label={open ? `Less about ${name}` : `More about ${name}`}
      aria-expanded={open}
      onClick={onOpen}
    />
  );
}
