import { VerticalNavigation } from '../../ui/navigation/vertical-navigation.tsx';
import { BrandBar } from '../frame/brand-bar.tsx';
import { body, content, page } from '../frame/frame.css.ts';
import type { FrameProps, Layout } from '../frame/layout.ts';
import { SidePanel } from '../frame/side-panel.tsx';

function Side(frame: FrameProps) {
  return (
    <SidePanel width="belowHeader" head={null} foot={null}>
      <VerticalNavigation items={frame.navigation.futuristic} counts={frame.counts} />
    </SidePanel>
  );
}

/** One header over everything, the navigation beside the page below it. */
export const modern: Layout = {
  look: { page, body, content },
  Header: BrandBar,
  Side,
  Top: null,
  footer: true,
  namesWay: false,
  search: 'key',
  chat: 'tall',
};
