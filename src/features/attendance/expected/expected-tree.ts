import type { Church, ChurchGroup } from '#domain/churches/entities.ts';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import type { TreeNode, TreeParent } from '../../../ui/tree-table/tree-rows.ts';
import { sumWords } from './expected-words.ts';

interface Places {
  churches: readonly Church[];
  churchGroups: readonly ChurchGroup[];
}

type Node = TreeNode<ExpectedRow>;

/** Rows below a node. */
export function rowsBelow(node: Node): ExpectedRow[] {
  return 'row' in node ? [node.row] : node.children.flatMap(rowsBelow);
}

function parent(id: string, name: string, children: readonly Node[]): TreeParent<ExpectedRow> {
  const isLeafParent = children.every((child) => 'row' in child);
  return { id, name, children, sum: sumWords(children.flatMap(rowsBelow), isLeafParent) };
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

/** Church groups, in them church groups and churches, in those what was due. Nothing that has no row. */
export function expectedTree(rows: readonly ExpectedRow[], places: Places): Node[] {
  const rowsOf = Map.groupBy(rows, ({ churchId }) => churchId);
  const churchNodes = places.churches.toSorted(byName).flatMap((church) => {
    const leaves = (rowsOf.get(church.id) ?? []).map((row) => ({
      id: row.key,
      name: row.name,
      // Services of one name are in many churches.
      fullName: `${row.name}, ${church.name}`,
      row,
    }));
    return leaves.length === 0 ? [] : [{ church, node: parent(church.id, church.name, leaves) }];
  });
  const known = new Set(places.churchGroups.map(({ id }) => id));
  const isIn = (group: string | null | undefined, at: string | null) =>
    at === null ? group === null || group === undefined || !known.has(group) : group === at;
  function below(at: string | null, above: ReadonlySet<string>): Node[] {
    const groups = places.churchGroups
      .filter((group) => isIn(group.parentChurchGroupId, at) && !above.has(group.id))
      .toSorted(byName)
      .flatMap((group) => {
        const children = below(group.id, new Set([...above, group.id]));
        return children.length === 0 ? [] : [parent(group.id, group.name, children)];
      });
    const churches = churchNodes.flatMap(({ church, node }) =>
      isIn(church.churchGroupId, at) ? [node] : [],
    );
    return [...groups, ...churches];
  }
  return below(null, new Set());
}

/** Ids of all that can be folded. */
export function parentIds(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => ('row' in node ? [] : [node.id, ...parentIds(node.children)]));
}
