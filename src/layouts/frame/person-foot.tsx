import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { Icon } from '../../ui/icon/icon.tsx';
import { PresenceAvatar } from '../../ui/presence/presence-avatar.tsx';
import { PersonButton } from '../person/person-button.tsx';
import type { FrameProps } from './layout.ts';
import * as css from './side.css.ts';

/** Signed-in person at the foot of a navigation, with the same menu as at the end of the header. */
export function PersonFoot({
  name,
  photo,
  presence,
  role,
  menu,
  line = role,
  band = false,
}: FrameProps & {
  /** Below the name. */
  line?: string;
  /** On a ground of its own. */
  band?: boolean;
}) {
  return (
    <div className={band ? css.band : css.foot}>
      <PersonButton {...menu} className={css.person} label=", menu">
        <PresenceAvatar name={name} photoUrl={photo} presence={presence} />
        <span className={css.personWords}>
          <span className={css.personName}>{name}</span>
          <span className={css.personLine}>{line}</span>
        </span>
        {band && <Icon of={EllipsisVertical} size="md" />}
      </PersonButton>
    </div>
  );
}
