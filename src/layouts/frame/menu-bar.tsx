import { cx } from '../../ui/cx.ts';
import { HorizontalNavigation } from '../../ui/navigation/horizontal-navigation.tsx';
import { tones } from '../../ui/navigation/navigation-tone.css.ts';
import * as css from './frame.css.ts';
import type { FrameProps } from './layout.ts';

/** The navigation as a bar of menus, from lg up; `over` a card, from its one edge to the other. */
export function MenuBar({ navigation, counts, over }: FrameProps & { over?: 'card' }) {
  const look = over && cx(css.overCard, css.tight);
  return (
    <nav aria-label="Main" className={cx(css.menus, tones.plain, css.surface, look)}>
      <HorizontalNavigation
        items={navigation.horizontal}
        counts={counts}
        kind={over ? 'lined' : 'filled'}
      />
    </nav>
  );
}
