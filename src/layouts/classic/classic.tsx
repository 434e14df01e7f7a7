import { VerticalNavigation } from '../../ui/navigation/vertical-navigation.tsx';
import { body, content, page } from '../frame/frame.css.ts';
import type { FrameProps, Layout } from '../frame/layout.ts';
import { PersonFoot } from '../frame/person-foot.tsx';
import { SidePanel } from '../frame/side-panel.tsx';
import { TenantHead } from '../frame/tenant-head.tsx';
import { TopBar } from '../frame/top-bar.tsx';

function Side(frame: FrameProps) {
  return (
    <SidePanel width="wide" head={<TenantHead {...frame} />} foot={<PersonFoot {...frame} />}>
      <VerticalNavigation items={frame.navigation.default} counts={frame.counts} />
    </SidePanel>
  );
}

/** A light side navigation with everything in it. */
export const classic: Layout = {
  look: { page, body, content },
  Header: null,
  Side,
  Top: TopBar,
  footer: true,
  namesWay: true,
  search: 'field',
  chat: 'usual',
};
