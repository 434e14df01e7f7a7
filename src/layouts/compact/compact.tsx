import { body, content, page } from '../frame/frame.css.ts';
import type { FrameProps, Layout } from '../frame/layout.ts';
import { Rail } from '../frame/rail.tsx';
import { TopBar } from '../frame/top-bar.tsx';

function Side(frame: FrameProps) {
  return <Rail {...frame} width="compact" />;
}

/** Names under icons; children in a second column. */
export const compact: Layout = {
  look: { page, body, content },
  Header: null,
  Side,
  Top: TopBar,
  footer: true,
  namesWay: true,
  search: 'field',
  chat: 'usual',
};
