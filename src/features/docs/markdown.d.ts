/** Read as the product is built: tools/build/markdown.ts. */
declare module '*.md' {
  import type { ProseNode } from '../../ui/prose/node.ts';

  export const title: string;
  export const nodes: readonly ProseNode[];
}
