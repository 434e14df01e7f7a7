import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import * as field from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import { Table, type Column } from '../table/table.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './row-error.css.ts';

const icons = { error: CircleAlert, doubt: TriangleAlert } as const;

/** A row of a file that somebody has to look at. */
export interface WrongRow {
  /** Its place in the file, as people count. */
  number: number;
  /** By the names of the columns. */
  values: Readonly<Record<string, string>>;
  /** The column that is wrong. */
  column: string;
  /** It cannot be imported so, or it may well be right. */
  kind: keyof typeof icons;
  /** One sentence: '31 February does not exist'. */
  sentence: string;
  /** Label of the button: 'Fix', 'Choose', 'Keep both'. */
  fix: string;
}

interface RowErrorsProps {
  /** The file's columns, in their order; the first names the row. */
  columns: readonly string[];
  rows: readonly WrongRow[];
  /** The row that is open, and what its wrong cell says now. */
  editing: { row: number; value: string } | null;
  /** The button of a row; one that is to be edited comes back in `editing`. */
  onFix(row: number): void;
  onEdit(value: string): void;
  onSave(): void;
  /** Leaves the row as it was. */
  onCancel(): void;
}

function Edited({
  label,
  value,
  onEdit,
  onSave,
  onCancel,
}: { label: string; value: string } & Pick<RowErrorsProps, 'onEdit' | 'onSave' | 'onCancel'>) {
  return (
    <span className={cx(field.box, field.boxSize.office, css.input)}>
      <input
        type="text"
        className={field.input}
        aria-label={label}
        value={value}
        onChange={(event) => onEdit(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSave();
          if (event.key === 'Escape') onCancel();
        }}
      />
    </span>
  );
}

type Parts = Omit<RowErrorsProps, 'columns' | 'rows'>;

function cellOf(name: string, parts: Parts): Column<WrongRow>['cell'] {
  return function cell(row) {
    const value = row.values[name] ?? '';
    if (row.column !== name) return value === '' ? '–' : <bdi>{value}</bdi>;
    if (parts.editing?.row === row.number) {
      return <Edited label={`${name}, row ${row.number}`} {...parts} value={parts.editing.value} />;
    }
    return <bdi className={css.wrong[row.kind]}>{value === '' ? '(empty)' : value}</bdi>;
  };
}

function Keys({ row, parts }: { row: WrongRow; parts: Parts }) {
  const of = <span className={visuallyHidden}> row {row.number}</span>;
  if (parts.editing?.row !== row.number) {
    return (
      <Button size="small" onClick={() => parts.onFix(row.number)}>
        {row.fix}
        {of}
      </Button>
    );
  }
  return (
    <span className={css.keys}>
      <Button size="small" kind="soft" onClick={parts.onSave}>
        Save{of}
      </Button>
      <Button size="small" kind="ghost" onClick={parts.onCancel}>
        Cancel
      </Button>
    </span>
  );
}

function columnsFor(names: readonly string[], parts: Parts) {
  const columns: Column<WrongRow>[] = [
    {
      name: 'Row',
      card: 'key',
      cell: ({ number }) => <span className={css.number}>{number}</span>,
    },
    ...names.map((name, at) => ({
      name,
      card: at === 0 ? ('title' as const) : ('fact' as const),
      cell: cellOf(name, parts),
    })),
    {
      name: 'What is wrong',
      card: 'foot',
      cell: ({ kind, sentence, number }) => (
        <span
          className={cx(
            css.sentence,
            parts.editing?.row === number ? css.editing : css.wrong[kind],
          )}
        >
          <Icon of={icons[kind]} size="sm" />
          {sentence}
        </span>
      ),
    },
    {
      name: 'To do',
      control: true,
      card: 'end',
      head: <span className={visuallyHidden}>To do</span>,
      cell: (row) => <Keys row={row} parts={parts} />,
    },
  ];
  return columns;
}

/** Rows that cannot be imported as they are: what is wrong with each, and the way to mend it. */
export function RowErrors({ columns, rows, ...parts }: RowErrorsProps) {
  const table = useRef<HTMLDivElement>(null);
  const openRow = parts.editing?.row;
  const openBefore = useRef(openRow);
  // Pressing "Fix" leads into the field. A row that was open from the start leaves the focus alone.
  useEffect(() => {
    const input = table.current?.querySelector('input');
    if (openRow !== openBefore.current) {
      input?.focus();
      input?.select();
    }
    openBefore.current = openRow;
  }, [openRow, openBefore, table]);
  return (
    <div ref={table}>
      <Table
        caption="Rows to fix"
        columns={columnsFor(columns, parts)}
        rows={rows}
        rowKey={({ number }) => String(number)}
        isMarked={({ number }) => number === openRow}
      />
    </div>
  );
}
