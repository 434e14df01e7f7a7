/** Row with rows below it and their sum in words; or a row of facts. */
export type TreeNode<Row> = TreeParent<Row> | TreeLeaf<Row>;

export interface TreeParent<Row> {
  id: string;
  name: string;
  /** '10 of 12 in'; with `needs` somebody has to look: '1 conflict, 1 to look at'. */
  sum: { words: string; needs?: boolean };
  children: readonly TreeNode<Row>[];
}

export interface TreeLeaf<Row> {
  id: string;
  name: string;
  /** Tells it from others of its name, for people who listen: 'First service, Soweto'. */
  fullName?: string;
  row: Row;
}

/** A node where it stands. */
export interface TreeLine<Row> {
  node: TreeNode<Row>;
  /** From 1. */
  level: number;
  /** The id of what it is below; null at the top. */
  above: string | null;
}

export function isTreeParent<Row>(node: TreeNode<Row>): node is TreeParent<Row> {
  return 'children' in node;
}

/** The lines that are seen, from top to bottom. */
export function linesOf<Row>(
  nodes: readonly TreeNode<Row>[],
  open: ReadonlySet<string>,
  level = 1,
  above: string | null = null,
): TreeLine<Row>[] {
  return nodes.flatMap((node) => {
    const line = { node, level, above };
    if (!isTreeParent(node) || !open.has(node.id)) return [line];
    return [line, ...linesOf(node.children, open, level + 1, node.id)];
  });
}
