import { BrandBar } from '../frame/brand-bar.tsx';
import { content } from '../frame/frame.css.ts';
import type { FrameProps, Layout } from '../frame/layout.ts';
import { MenuBar } from '../frame/menu-bar.tsx';
import * as css from './centered.css.ts';

function Top(frame: FrameProps) {
  return (
    <>
      <BrandBar {...frame} />
      <MenuBar {...frame} />
    </>
  );
}

/** Everything in one box in the middle. */
export const centered: Layout = {
  look: { page: css.page, body: css.body, content },
  Header: null,
  Side: null,
  Top,
  footer: true,
  namesWay: false,
  search: 'field',
  chat: null,
};
