import { cx } from '../../ui/cx.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { RailNavigation } from '../../ui/navigation/rail-navigation.tsx';
import { PresenceAvatar } from '../../ui/presence/presence-avatar.tsx';
import { PersonButton } from '../person/person-button.tsx';
import type { FrameProps } from './layout.ts';
import * as css from './side.css.ts';
import { SidePanel } from './side-panel.tsx';

/** A narrow side: icons with names, or icons alone. */
export function Rail({
  width,
  person = true,
  ...frame
}: FrameProps & { width: 'compact' | 'labelled' | 'icons'; person?: boolean }) {
  const { name, photo, presence, menu, navigation, counts } = frame;
  const foot = person && (
    <PersonButton {...menu} className={css.railPerson} label={`${name}, menu`}>
      <PresenceAvatar name={name} photoUrl={photo} presence={presence} />
    </PersonButton>
  );
  const head = (
    <div className={cx(css.mark, css.railWidths[width])}>
      <Logo size={width === 'icons' ? 'small' : 'middle'} />
    </div>
  );
  return (
    <SidePanel width={width} head={head} foot={foot}>
      <RailNavigation
        items={navigation.compact}
        counts={counts}
        kind={width === 'icons' ? 'icons' : 'labelled'}
        railClass={css.railWidths[width]}
      />
    </SidePanel>
  );
}
