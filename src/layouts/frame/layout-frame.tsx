import { lazy, Suspense, useState, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import * as css from './frame.css.ts';
import type { FrameProps, Layout } from './layout.ts';

const Drawer = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.Drawer })));

/**
 * The page in a layout. What stands round it may change at any time: the page stays where it is, with
 * everything in it.
 */
export function LayoutFrame({
  layout: { look, Header, Side, Top, footer },
  children,
  ...props
}: Omit<FrameProps, 'onDrawer'> & { layout: Layout; children: ReactNode }) {
  const [drawer, setDrawer] = useState(false);
  const frame = { ...props, onDrawer: () => setDrawer(true) };
  return (
    <div className={cx(look.page, props.chat !== null && css.besideChat)}>
      <a href="#content" className={css.skip}>
        Go to the content
      </a>
      {Header && <Header {...frame} />}
      <div className={css.columns}>
        {Side && <Side {...frame} />}
        <div className={look.body}>
          {Top && <Top {...frame} />}
          {props.banners}
          <main id="content" tabIndex={-1} className={look.content}>
            {children}
          </main>
          {footer && <footer className={css.footer}>{props.footer}</footer>}
        </div>
      </div>
      {props.chat?.strip}
      {drawer && (
        <Suspense>
          <Drawer {...frame} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </div>
  );
}
