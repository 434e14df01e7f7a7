import { PresenceAvatar } from '../../ui/presence/presence-avatar.tsx';
import { VerticalNavigation } from '../../ui/navigation/vertical-navigation.tsx';
import { belowSideOnly, body, content, page } from '../frame/frame.css.ts';
import type { FrameProps, Layout } from '../frame/layout.ts';
import * as css from '../frame/side.css.ts';
import { SidePanel } from '../frame/side-panel.tsx';
import { TenantHead } from '../frame/tenant-head.tsx';
import { TopBar } from '../frame/top-bar.tsx';

function Profile({ tenant, logo, name, photo, presence, menu, notifications }: FrameProps) {
  return (
    <>
      <div className={css.headRow}>
        <TenantHead tenant={tenant} logo={logo} />
        {notifications}
      </div>
      <div className={css.profile}>
        <PresenceAvatar name={name} photoUrl={photo} presence={presence} size="profile" />
        <p className={css.profileName}>{name}</p>
        <p className={css.profileEmail}>{menu.email}</p>
      </div>
    </>
  );
}

function Side(frame: FrameProps) {
  return (
    <SidePanel tone="dark" width="wide" head={<Profile {...frame} />} foot={null}>
      <VerticalNavigation items={frame.navigation.default} counts={frame.counts} />
    </SidePanel>
  );
}

/** The bell is in the navigation's head, where there is one beside the page. */
function Top({ notifications, ...frame }: FrameProps) {
  const narrow = <span className={belowSideOnly}>{notifications}</span>;
  return <TopBar {...frame} notifications={narrow} />;
}

/** A dark side navigation under the person's picture. */
export const classy: Layout = {
  look: { page, body, content },
  Header: null,
  Side,
  Top,
  footer: true,
  namesWay: true,
  search: 'field',
  chat: 'usual',
};
