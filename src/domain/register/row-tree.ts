import { folded } from '../values/name-words.ts';
import type { LinkedRows } from './linked-rows.ts';
import type { AnyRow, Register } from './register.ts';

/** A row where it stands in a tree. */
export interface TreeNode {
  id: string;
  title: string;
  /** The row itself; null for one of another register, which only holds others here. */
  row: AnyRow | null;
  /** Found, and not only above something that was. */
  isFound: boolean;
  children: TreeNode[];
}

interface Known {
  register: Register;
  row: AnyRow;
}

/** The field by which rows of a register stand below one another; a label holds nothing. */
function ownParent({ rules }: Register): string | undefined {
  const rule = rules.find((one) => one.rule === 'noCircle');
  return rule?.rule === 'noCircle' && !rule.isLabel ? rule.parent : undefined;
}

function knownRows(register: Register, rows: readonly AnyRow[], linked: LinkedRows) {
  const known = new Map<string, Known>();
  for (const of of Object.values(register.fields)) {
    if (of?.input.kind !== 'reference') continue;
    const other = of.input.to();
    for (const row of linked[other.name] ?? []) known.set(row.id, { register: other, row });
  }
  for (const row of rows) known.set(row.id, { register, row });
  return known;
}

/** The id of what a row stands below, where it is here; undefined at the top. */
function parentOf(
  { register, row }: Known,
  own: Register,
  above: readonly string[],
  known: ReadonlyMap<string, Known>,
): string | undefined {
  const parent = ownParent(register);
  const fields = register === own ? above : parent === undefined ? [] : [parent];
  return fields.map((field) => String(row[field] ?? '')).find((id) => known.has(id));
}

function byTitle(a: TreeNode, b: TreeNode): number {
  const [one, other] = [folded(a.title), folded(b.title)];
  if (one === other) return a.id < b.id ? -1 : 1;
  return one < other ? -1 : 1;
}

/**
 * Rows as a tree, each with all that it stands below. `above`: fields that name the row above, the first one that is filled
 * counts. Rows that stand below one another in a circle are at the top. `all`: rows that were not found, too.
 */
export function rowTree(
  register: Register,
  found: readonly AnyRow[],
  all: readonly AnyRow[],
  linked: LinkedRows,
  above: readonly string[],
): TreeNode[] {
  const known = knownRows(register, all, linked);
  const isFound = new Set(found.map(({ id }) => id));
  const nodes = new Map<string, TreeNode>();
  const top: TreeNode[] = [];

  function nodeOf(id: string, below: readonly string[]): TreeNode | null {
    const made = nodes.get(id);
    if (made) return made;
    const of = known.get(id);
    if (!of) return null;
    const node: TreeNode = {
      id,
      title: of.register.title(of.row),
      row: of.register === register ? of.row : null,
      isFound: isFound.has(id),
      children: [],
    };
    nodes.set(id, node);
    const parent = parentOf(of, register, above, known);
    const isCircle = parent !== undefined && (parent === id || below.includes(parent));
    const holder = parent === undefined || isCircle ? null : nodeOf(parent, [...below, id]);
    (holder ? holder.children : top).push(node);
    return node;
  }
  for (const { id } of found) nodeOf(id, []);
  for (const { children } of nodes.values()) children.sort(byTitle);
  return top.toSorted(byTitle);
}

/** Number of found rows below a node, at any depth. */
export function foundBelow({ children }: TreeNode): number {
  return children.reduce((count, child) => count + Number(child.isFound) + foundBelow(child), 0);
}

export interface TreeLine {
  node: TreeNode;
  /** From 1. */
  level: number;
  /** Id of the node that it is below; null at the top. */
  above: string | null;
  /** Its place among its siblings, from 1, and how many they are. */
  place: number;
  of: number;
}

/** The lines that are seen, from top to bottom: those below a folded node are not. */
export function treeLines(
  nodes: readonly TreeNode[],
  closed: ReadonlySet<string>,
  level = 1,
  above: string | null = null,
): TreeLine[] {
  return nodes.flatMap((node, at) => {
    const line = { node, level, above, place: at + 1, of: nodes.length };
    if (closed.has(node.id)) return [line];
    return [line, ...treeLines(node.children, closed, level + 1, node.id)];
  });
}
