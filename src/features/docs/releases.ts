import { isOneOf } from '#domain/values/is-one-of.ts';
import type { ProseNode } from '../../ui/prose/node.ts';

const kinds = ['Added', 'Changed', 'Fixed', 'Breaking'] as const;
export type ChangeKind = (typeof kinds)[number];

export interface Release {
  version: string;
  changes: { kind: ChangeKind; list: ProseNode }[];
}

const textOf = (node: ProseNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

/** Reads the changelog: a heading a version, under it a heading a kind of change with a list. */
export function releasesOf(nodes: readonly ProseNode[]): Release[] {
  const releases: Release[] = [];
  let kind: ChangeKind = 'Added';
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const words = textOf(node);
    if (node.tag === 'h2') releases.push({ version: words, changes: [] });
    else if (node.tag === 'h3' && isOneOf(kinds, words)) kind = words;
    else if (node.tag === 'ul') releases.at(-1)?.changes.push({ kind, list: node });
  }
  return releases;
}
