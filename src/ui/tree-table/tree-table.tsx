import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import { flips } from '../icon/flips.css.ts';
import { Icon } from '../icon/icon.tsx';
import { isFromRight } from '../reading-way.ts';
import { ChooseRow, type Choosing } from '../table/table-keys.tsx';
import * as table from '../table/table.css.ts';
import type { Column } from '../table/table.tsx';
import {
  isTreeParent,
  linesOf,
  type TreeLeaf,
  type TreeLine,
  type TreeNode,
  type TreeParent,
} from './tree-rows.ts';
import * as css from './tree-table.css.ts';
import { useRovingRow } from './use-roving-row.ts';

interface TreeTableProps<Row> {
  caption: string;
  /** Over the names: 'Church and service'. */
  nameHead: string;
  nodes: readonly TreeNode<Row>[];
  columns: readonly Column<Row>[];
  /** The column where a parent's sum begins. */
  sumUnder: string;
  open: ReadonlySet<string>;
  onOpen(id: string, open: boolean): void;
  /** Rows of facts can be chosen. */
  choosing?: Omit<Choosing, 'onChooseAll'> | undefined;
}

type Level = keyof typeof css.levels;
const deepest = Math.max(...Object.keys(css.levels).map(Number));
const indentOf = (level: number) => css.levels[Math.min(level, deepest) as Level];

function ParentCells<Row>({
  node,
  level,
  isOpen,
  onOpen,
  before,
  after,
}: {
  node: TreeParent<Row>;
  level: number;
  isOpen: boolean;
  onOpen(): void;
  /** Columns up to its sum, and from there on. */
  before: number;
  after: number;
}) {
  return (
    <>
      <th scope="row" colSpan={before} className={cx(css.td, css.name, indentOf(level))}>
        {/* The row has the focus and says whether it is open; this is for a pointer. */}
        <button type="button" className={css.fold} tabIndex={-1} onClick={onOpen}>
          {isOpen ? (
            <Icon of={ChevronDown} size="sm" />
          ) : (
            <Icon of={ChevronRight} size="sm" className={flips} />
          )}
          {node.name}
        </button>
      </th>
      <td colSpan={after} className={css.td}>
        <span className={cx(css.sum, node.sum.needs && css.needs)}>{node.sum.words}</span>
      </td>
    </>
  );
}

function LeafCells<Row>({
  node,
  level,
  columns,
  choosing,
}: {
  node: TreeLeaf<Row>;
  level: number;
} & Pick<TreeTableProps<Row>, 'columns' | 'choosing'>) {
  return (
    <>
      <th scope="row" className={cx(css.td, css.name, indentOf(level))}>
        <span className={css.nameLine}>
          {choosing && <ChooseRow {...choosing} row={node.id} name={node.fullName ?? node.name} />}
          {node.name}
        </span>
      </th>
      {columns.map((column) => {
        const place = column.card ?? 'fact';
        const cell = column.cell(node.row);
        return (
          <td
            key={column.name}
            className={cx(
              css.td,
              column.number && table.number,
              column.control && css.atEnd,
              table.onCard[place],
              cell === '' && table.gap,
            )}
          >
            {cell !== '' && !column.control && (
              <span className={table.names[place]}>{column.name} </span>
            )}
            {cell}
          </td>
        );
      })}
    </>
  );
}

/** Keys of a row that has the focus: into a parent, out of it, up, down, open, fold. */
function keysOf<Row>(
  { node, above }: TreeLine<Row>,
  lines: readonly TreeLine<Row>[],
  { open, onOpen }: Pick<TreeTableProps<Row>, 'open' | 'onOpen'>,
  goTo: (id: string | undefined) => void,
) {
  const at = lines.findIndex((line) => line.node === node);
  const isOpen = open.has(node.id);
  return {
    down: () => goTo(lines[at + 1]?.node.id),
    up: () => goTo(lines[at - 1]?.node.id),
    first: () => goTo(lines[0]?.node.id),
    last: () => goTo(lines.at(-1)?.node.id),
    turn: () => {
      if (isTreeParent(node)) onOpen(node.id, !isOpen);
    },
    into: () => {
      if (!isTreeParent(node)) return;
      if (isOpen) goTo(node.children[0]?.id);
      else onOpen(node.id, true);
    },
    out: () => {
      if (isTreeParent(node) && isOpen) onOpen(node.id, false);
      else goTo(above ?? undefined);
    },
  };
}

type TreeKey = keyof ReturnType<typeof keysOf>;

function keyOf({ key, currentTarget }: KeyboardEvent): TreeKey | undefined {
  const isRtl = isFromRight(currentTarget);
  const names: Record<string, TreeKey> = {
    ArrowDown: 'down',
    ArrowUp: 'up',
    Home: 'first',
    End: 'last',
    Enter: 'turn',
    ArrowRight: isRtl ? 'out' : 'into',
    ArrowLeft: isRtl ? 'into' : 'out',
  };
  return names[key];
}

function Body<Row>(props: TreeTableProps<Row>) {
  const { nodes, columns, sumUnder, open, onOpen, choosing } = props;
  const lines = linesOf(nodes, open);
  const { rowProps, goTo } = useRovingRow(lines.map(({ node }) => node.id));
  const before =
    1 +
    Math.max(
      0,
      columns.findIndex(({ name }) => name === sumUnder),
    );

  function onKeyDown(event: KeyboardEvent, line: TreeLine<Row>) {
    // A key that was pressed in a row's check box or button is theirs.
    if (event.target !== event.currentTarget) return;
    const key = keyOf(event);
    if (!key) return;
    event.preventDefault();
    keysOf(line, lines, props, goTo)[key]();
  }
  return (
    <tbody className={table.body}>
      {lines.map((line) => {
        const { node, level } = line;
        const isParent = isTreeParent(node);
        return (
          <tr
            key={node.id}
            {...rowProps(node.id)}
            className={cx(
              css.tr,
              isParent && level === 1 && css.top,
              choosing?.chosen.has(node.id) && table.chosen,
            )}
            aria-level={level}
            aria-expanded={isParent ? open.has(node.id) : undefined}
            onKeyDown={(event) => onKeyDown(event, line)}
          >
            {isParent ? (
              <ParentCells
                node={node}
                level={level}
                isOpen={open.has(node.id)}
                onOpen={() => onOpen(node.id, !open.has(node.id))}
                before={before}
                after={columns.length + 1 - before}
              />
            ) : (
              <LeafCells node={node} level={level} columns={columns} choosing={choosing} />
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

/** Rows below rows: groups, what is in them, and facts. Each parent says in words what is below it. */
export function TreeTable<Row>(props: TreeTableProps<Row>) {
  const { caption, nameHead, columns } = props;
  return (
    <div className={table.frame}>
      <div className={table.scroll}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that opens and folds is a treegrid */}
        <table role="treegrid" className={table.table}>
          <caption className={table.caption}>{caption}</caption>
          <thead className={table.head}>
            <tr>
              <th scope="col" className={table.th}>
                {nameHead}
              </th>
              {columns.map(({ name, number, control }) => (
                <th
                  key={name}
                  scope="col"
                  className={cx(table.th, number && table.number, control && css.atEnd)}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <Body {...props} />
        </table>
      </div>
    </div>
  );
}
