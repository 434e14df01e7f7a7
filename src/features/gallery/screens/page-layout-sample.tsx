import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { PageWayHere } from '../../../ui/page-header/page-way.ts';
import { PageLayout, type ScrollMode, type Sidebar } from '../../../ui/page-layout/page-layout.tsx';
import { Prose } from '../../../ui/prose/prose.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import type { GalleryPage } from '../gallery-page.ts';
import * as css from './page-layout-sample.css.ts';

const paragraphs = Array.from({ length: 24 }, (_, at) => at + 1);

function Long() {
  return (
    <Prose>
      {paragraphs.map((number) => (
        <p key={number}>
          {number}. A page that is long enough to scroll shows what stays where it is and what goes
          with the content.
        </p>
      ))}
    </Prose>
  );
}

/** Layout that an address below page-layouts/ names: kind, variant and the part that scrolls. */
function layoutOf(path: string): { kind: string; variant: string; scroll: ScrollMode } {
  const [, kind = '', ...rest] = path.split('/');
  const scroll = (rest.pop() ?? '').replace('-scroll', '') as ScrollMode;
  return { kind, variant: rest[0] ?? '', scroll };
}

function sidebarOf(variant: string): Sidebar | null {
  const found = /^(left|right)-sidebar-(\d)$/.exec(variant);
  if (!found) return null;
  return {
    side: found[1] === 'left' ? 'start' : 'end',
    beside: found[2] === '2' ? 'content' : 'page',
    label: 'Side bar',
    children: <p className={css.muted}>What somebody chooses from, or reads beside the content.</p>,
  };
}

function Tabbed() {
  const [tab, setTab] = useState<'all' | 'mine'>('all');
  return (
    <Tabs
      label="Views"
      value={tab}
      onChange={setTab}
      tabs={[
        { name: 'all', label: 'All', children: null },
        { name: 'mine', label: 'Mine', children: null },
      ]}
    />
  );
}

/** One of the page layouts in use. */
export function PageLayoutSample({ page }: { page: GalleryPage }) {
  const { kind, variant, scroll } = layoutOf(page.path);
  const overview = page.path.replace(/[^/]+$/, 'overview');
  const header = (
    <>
      {/* The way is part of what is shown, whatever the frame names. */}
      <PageWayHere value={{ through: [], isInBar: false }}>
        <PageHeader
          title={page.title}
          trail={[
            { title: 'User interface', to: '/ui' },
            { title: 'Page layouts', to: `/ui/${overview}` },
          ]}
          {...(kind === 'simple' && { actions: <Button>Settings</Button> })}
        />
      </PageWayHere>
      {variant === 'fullwidth-2' && <Tabbed />}
    </>
  );
  if (kind === 'empty') {
    return (
      <PageLayout kind="simple" scroll={scroll} label={page.title} header={header}>
        <Long />
      </PageLayout>
    );
  }
  // Of the cards, the first pair has its side bar inside and the second beside the header.
  const found = sidebarOf(variant);
  const sidebar =
    found && kind === 'carded'
      ? { ...found, beside: found.beside === 'page' ? ('content' as const) : ('page' as const) }
      : found;
  return (
    <PageLayout
      kind={kind === 'carded' ? 'carded' : 'simple'}
      scroll={scroll}
      label={page.title}
      header={header}
      {...(sidebar && { sidebar })}
    >
      {variant.endsWith('-3') ? (
        <div className={css.framed}>
          <Long />
        </div>
      ) : (
        <Long />
      )}
    </PageLayout>
  );
}
