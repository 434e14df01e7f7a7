import { cx } from '../../ui/cx.ts';
import { RailNavigation } from '../../ui/navigation/rail-navigation.tsx';
import type { FrameProps } from './layout.ts';
import * as css from './side.css.ts';
import { SidePanel } from './side-panel.tsx';
import { TenantLogo } from './tenant-logo.tsx';

/** A narrow side: icons with their names. */
export function Rail({ width, ...frame }: FrameProps & { width: 'compact' | 'labelled' }) {
  const { navigation, counts } = frame;
  const head = (
    <div className={cx(css.mark, css.railWidths[width])}>
      <TenantLogo logo={frame.logo} size="middle" />
    </div>
  );
  return (
    <SidePanel width={width} head={head} foot={null}>
      <RailNavigation
        items={navigation.compact}
        counts={counts}
        railClass={css.railWidths[width]}
      />
    </SidePanel>
  );
}
