import { cx } from '../../ui/cx.ts';
import { HorizontalNavigation } from '../../ui/navigation/horizontal-navigation.tsx';
import { tones } from '../../ui/navigation/navigation-tone.css.ts';
import * as css from './frame.css.ts';
import type { FrameProps } from './layout.ts';

/** The navigation as a bar of menus, from lg up. */
export function MenuBar({ navigation, counts }: FrameProps) {
  return (
    <nav aria-label="Main" className={cx(css.menus, tones.plain, css.surface)}>
      <HorizontalNavigation items={navigation.horizontal} counts={counts} />
    </nav>
  );
}
