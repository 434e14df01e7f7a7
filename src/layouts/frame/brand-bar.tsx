import { cx } from '../../ui/cx.ts';
import { LoadingBar } from '../../ui/loading-bar/loading-bar.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { tones } from '../../ui/navigation/navigation-tone.css.ts';
import { DrawerButton } from './drawer-button.tsx';
import * as css from './frame.css.ts';
import { HeaderControls } from './header-controls.tsx';
import type { FrameProps } from './layout.ts';

/** A header that begins with whose product it is; on a phone with where one is, as every other. */
export function BrandBar({ tone = 'plain', ...frame }: FrameProps & { tone?: 'plain' | 'dark' }) {
  const look = tone === 'plain' ? cx(tones.plain, css.surface) : tones.dark;
  return (
    <header className={cx(css.bar, look)} data-inside={tone === 'dark' ? 'dark' : undefined}>
      <DrawerButton {...frame} />
      <p className={css.brand}>
        <Logo />
        {frame.tenant}
      </p>
      <p className={cx(css.crumbs, css.onPhone)}>
        <span className={css.here}>{frame.title}</span>
      </p>
      <HeaderControls {...frame} />
      <LoadingBar busy={frame.busy} />
    </header>
  );
}
