import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Titles } from '#domain/register/field-text.ts';
import { matchingRows, type RegisterQuestion } from '#domain/register/find-rows.ts';
import { titlesIn } from '#domain/register/linked-rows.ts';
import {
  foundBelow,
  rowTree,
  type TreeLine,
  type TreeNode,
  treeLines,
} from '#domain/register/row-tree.ts';
import { folded as foldedLetters } from '#domain/values/name-words.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { cx } from '../../ui/cx.ts';
import { NotRead } from '../../ui/empty-state/not-read.tsx';
import { flips } from '../../ui/icon/flips.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { isFromRight } from '../../ui/reading-way.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { grouped } from '../../ui/time.ts';
import { useRovingRow } from '../../ui/tree-table/use-roving-row.ts';
import { toggled } from '../../ui/toggled.ts';
import { capitalised } from '#domain/capitalised.ts';
import { RowPicture } from '../picture/row-picture.tsx';
import { columnFields } from './list-question.ts';
import { type RegisterView, shownText } from '../register-view.ts';
import { useRowRef } from './return-to-row.ts';
import * as css from './views.css.ts';

interface TreeProps {
  view: RegisterView;
  question: RegisterQuestion;
  /** Fields that name the row above. */
  above: readonly string[];
  onOpen(id: string): void;
}

/** Ms within which letters that are pressed are one word. */
const wordPause = 500;

/** The next line, from this one on, whose title begins with it. */
function lineOf(lines: readonly TreeLine[], word: string, first: number): TreeLine | undefined {
  const order = [...lines.slice(first), ...lines.slice(0, first)];
  return order.find(({ node }) => foldedLetters(node.title).startsWith(foldedLetters(word)));
}

/** Goes to the next line whose title begins with what is typed; any other key ends the word. */
function useTypeAhead(lines: readonly TreeLine[], goTo: (id: string) => void) {
  const typed = useRef({ word: '', at: 0 });
  const endWord = () => {
    typed.current = { word: '', at: 0 };
  };
  const type = (key: string, from: string) => {
    const now = Date.now();
    const { word, at } = typed.current;
    const next = now - at > wordPause ? key : word + key;
    typed.current = { word: next, at: now };
    const here = lines.findIndex(({ node }) => node.id === from);
    // One letter goes on to the next, however quickly it comes again; more of them stay with what begins so.
    const isOneLetter = [...next].every((letter) => letter === key);
    const found =
      (next.length > 1 ? lineOf(lines, next, here) : undefined) ??
      (isOneLetter ? lineOf(lines, key, here + 1) : undefined);
    if (found) goTo(found.node.id);
  };
  return { type, endWord };
}

/** Facts of a row beside its title: the columns of the list that say more than the tree does. */
function factsOf(view: RegisterView, node: TreeNode, above: readonly string[], titles: Titles) {
  const { row } = node;
  if (row === null) return '';
  const [, ...others] = columnFields(view.register);
  const texts = others
    .filter((field) => !above.includes(field))
    .map((field) => shownText(view, field, row[field], titles));
  return texts.filter(Boolean).slice(0, 2).join(' · ');
}

interface LinesProps extends Omit<TreeProps, 'question'> {
  nodes: readonly TreeNode[];
  titles: Titles;
}

interface Moves {
  lines: readonly TreeLine[];
  closed: ReadonlySet<string>;
  goTo(id: string | undefined): void;
  setClosed(closed: ReadonlySet<string>): void;
  onOpen(id: string): void;
}

/** Key -> what it does in a line: the keys of the tree pattern of WAI-ARIA. */
function keysOf(line: TreeLine, { lines, closed, goTo, setClosed, onOpen }: Moves) {
  const { node, above } = line;
  const at = lines.indexOf(line);
  const isOpen = node.children.length > 0 && !closed.has(node.id);
  const fold = () => setClosed(toggled(closed, node.id, isOpen));
  const siblings = new Set(lines.filter((one) => one.above === above).map((one) => one.node.id));
  const turn = () => (node.row ? onOpen(node.id) : fold());
  return {
    fold,
    ArrowDown: () => goTo(lines[at + 1]?.node.id),
    ArrowUp: () => goTo(lines[at - 1]?.node.id),
    Home: () => goTo(lines[0]?.node.id),
    End: () => goTo(lines.at(-1)?.node.id),
    into: () => {
      if (isOpen) goTo(node.children[0]?.id);
      else if (node.children.length > 0) fold();
    },
    out: () => (isOpen ? fold() : goTo(above ?? undefined)),
    Enter: turn,
    ' ': turn,
    '*': () => setClosed(new Set([...closed].filter((id) => !siblings.has(id)))),
  };
}

/** In a script from the right, the arrow to the left leads into what is below. */
function keyOf({ key, currentTarget }: KeyboardEvent): string {
  const isRtl = isFromRight(currentTarget);
  if (key === 'ArrowRight') return isRtl ? 'out' : 'into';
  if (key === 'ArrowLeft') return isRtl ? 'into' : 'out';
  return key;
}

/** The line has the focus, and says whether it is open: this is for a pointer. */
function FoldKey({ isClosed, onFold }: { isClosed: boolean; onFold(): void }) {
  return (
    <button
      type="button"
      className={css.fold}
      tabIndex={-1}
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onFold();
      }}
    >
      <Icon
        of={isClosed ? ChevronRight : ChevronDown}
        size="sm"
        {...(isClosed && { className: flips })}
      />
    </button>
  );
}

function LineWords({
  view,
  node,
  above,
  titles,
}: Omit<LinesProps, 'nodes' | 'onOpen'> & { node: TreeNode }) {
  const facts = factsOf(view, node, above, titles);
  return (
    <>
      {node.row &&
        (view.lead?.(node.row, titles) ?? (
          <RowPicture register={view.register} row={node.row} titles={titles} />
        ))}
      <span className={css.words}>
        <span className={css.lineTitle}>{node.title || '–'}</span>
        {facts && <span className={css.facts}>{facts}</span>}
      </span>
      <span className={css.end}>
        {node.row && view.marks?.(node.row)}
        {node.children.length > 0 && <span className={css.count}>{grouped(foundBelow(node))}</span>}
      </span>
    </>
  );
}

function Lines({ nodes, onOpen, ...said }: LinesProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = treeLines(nodes, closed);
  const { rowProps, goTo } = useRovingRow(lines.map(({ node }) => node.id));
  const { type, endWord } = useTypeAhead(lines, goTo);
  const rowRef = useRowRef();
  const keys = (line: TreeLine) => keysOf(line, { lines, closed, goTo, setClosed, onOpen });

  function onKeyDown(event: KeyboardEvent, line: TreeLine): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Readonly<Record<string, () => void>> = keys(line);
    const name = keyOf(event);
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!act && !/^\S$/u.test(event.key)) return;
    event.preventDefault();
    if (!act) return type(event.key, line.node.id);
    endWord();
    act();
  }
  return (
    <ul role="tree" aria-label={capitalised(said.view.register.words.many)} className={css.tree}>
      {lines.map((line) => {
        const { node, level, place, of } = line;
        const isParent = node.children.length > 0;
        const isClosed = closed.has(node.id);
        const { ref, ...roving } = rowProps(node.id);
        return (
          <li
            key={node.id}
            {...roving}
            ref={(element) => {
              ref(element);
              rowRef(node.id, element);
            }}
            role="treeitem"
            aria-level={level}
            aria-posinset={place}
            aria-setsize={of}
            aria-expanded={isParent ? !isClosed : undefined}
            aria-selected={false}
            className={cx(
              css.line,
              css.indent[Math.min(level, css.deepest)],
              !node.isFound && css.holder,
            )}
            onClick={keys(line).Enter}
            onKeyDown={(event) => onKeyDown(event, line)}
          >
            {isParent ? (
              <FoldKey isClosed={isClosed} onFold={keys(line).fold} />
            ) : (
              <span className={css.noFold} />
            )}
            <LineWords {...said} node={node} />
          </li>
        );
      })}
    </ul>
  );
}

/** All rows that the question finds, each below its parent: it folds, and goes by the keys of a tree. */
export function RegisterTree({ view, question, above, onOpen }: TreeProps) {
  const { register, queries } = view;
  const live = useLive(queries.blank);
  const { many } = register.words;
  if (live.state === 'failed') return <NotRead title={`Could not load the ${many}`} />;
  if (live.state === 'loading') return <Skeleton lines={8} what={many} />;
  const { others, linked } = live.data;
  const found = matchingRows(register, others, question, linked);
  return (
    <Lines
      view={view}
      nodes={rowTree(register, found, others, linked, above)}
      titles={new Map(titlesIn(register, linked))}
      above={above}
      onOpen={onOpen}
    />
  );
}
