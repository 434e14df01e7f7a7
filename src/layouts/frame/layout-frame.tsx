import { Suspense, useState, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { withTabs } from '../tab-bar.css.ts';
import * as css from './frame.css.ts';
import type { FrameProps, Layout } from './layout.ts';
import { useSideOpen } from './side-toggle.tsx';
import { TabBar } from './tab-bar.tsx';
import { preloadPart } from '../../ui/preload-part.tsx';

const { Part: Drawer } = preloadPart(() => import('./drawer.tsx').then((part) => part.Drawer));

/**
 * The page in a layout. What stands round it may change at any time: the page stays where it is, with
 * everything in it.
 */
export function LayoutFrame({
  layout: { look, Header, Side, Top, footer },
  tabs,
  children,
  ...props
}: Omit<FrameProps, 'onDrawer' | 'hasSide'> & {
  layout: Layout;
  /** Not where the page has a bar of its own at the bottom of a phone. */
  tabs: boolean;
  children: ReactNode;
}) {
  const [drawer, setDrawer] = useState(false);
  const sideOpen = useSideOpen();
  const frame = { ...props, hasSide: Side !== null, onDrawer: () => setDrawer(true) };
  const tabbed = tabs && footer;
  return (
    <div className={cx(look.page, props.chat !== null && css.besideChat, tabbed && withTabs)}>
      <a href="#content" className={css.skip}>
        Go to the content
      </a>
      {Header && <Header {...frame} />}
      <div className={css.columns}>
        {Side && sideOpen && <Side {...frame} />}
        <div className={look.body}>
          {Top && <Top {...frame} />}
          {props.banners}
          <main id="content" tabIndex={-1} className={look.content}>
            {children}
          </main>
          {footer && <footer className={css.footer}>{props.footer}</footer>}
        </div>
      </div>
      {tabbed && <TabBar {...frame} />}
      {props.chat?.strip}
      {drawer && (
        <Suspense>
          <Drawer {...frame} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </div>
  );
}
