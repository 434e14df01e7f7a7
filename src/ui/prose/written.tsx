import { createElement, type ReactNode } from 'react';
import { CodeBlock } from '../code-block/code-block.tsx';
import type { ProseNode } from './node.ts';
import { Prose } from './prose.tsx';

interface LinkProps {
  href: string;
  children: ReactNode;
}

const OutsideLink = ({ href, children }: LinkProps) => (
  <a href={href} rel="noopener noreferrer">
    {children}
  </a>
);

/** Written text from data. `Link` goes to the product's own pages; without it every link leaves. */
export function Written({
  nodes,
  Link = OutsideLink,
}: {
  nodes: readonly ProseNode[];
  Link?: (props: LinkProps) => ReactNode;
}) {
  const shown = (children: readonly ProseNode[]): ReactNode[] =>
    children.map((node, at) => {
      if (typeof node === 'string') return node;
      const key = `${at}`;
      if (node.tag === 'pre') {
        const { language } = node;
        return (
          <CodeBlock key={key} label="Code" code={node.children.join('')} language={language} />
        );
      }
      const inside = shown(node.children);
      if (node.tag !== 'a') return createElement(node.tag, { key }, ...inside);
      const { href = '' } = node;
      const To = href.startsWith('/') ? Link : OutsideLink;
      return (
        <To key={key} href={href}>
          {inside}
        </To>
      );
    });
  return <Prose>{shown(nodes)}</Prose>;
}
