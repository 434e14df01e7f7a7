import { VerticalNavigation } from '../../ui/navigation/vertical-navigation.tsx';
import { body, content, page } from '../frame/frame.css.ts';
import type { FrameProps, Layout } from '../frame/layout.ts';
import { PersonFoot } from '../frame/person-foot.tsx';
import { SidePanel } from '../frame/side-panel.tsx';
import { TenantHead } from '../frame/tenant-head.tsx';
import { TopBar } from '../frame/top-bar.tsx';

function Side(frame: FrameProps) {
  const foot = <PersonFoot {...frame} line={frame.menu.email} band />;
  return (
    <SidePanel tone="accent" width="wide" head={<TenantHead {...frame} />} foot={foot}>
      <VerticalNavigation items={frame.navigation.futuristic} counts={frame.counts} />
    </SidePanel>
  );
}

function Top(frame: FrameProps) {
  return <TopBar {...frame} person={false} />;
}

/** A side navigation in the accent, with the person at its foot. */
export const futuristic: Layout = {
  look: { page, body, content },
  Header: null,
  Side,
  Top,
  footer: true,
  namesWay: true,
  search: 'field',
  chat: 'usual',
};
