import { BrandBar } from '../frame/brand-bar.tsx';
import { body, page } from '../frame/frame.css.ts';
import type { FrameProps, Layout } from '../frame/layout.ts';
import { MenuBar } from '../frame/menu-bar.tsx';
import * as css from './enterprise.css.ts';

function Header(frame: FrameProps) {
  return (
    <>
      <BrandBar {...frame} over="card" />
      <MenuBar {...frame} over="card" />
    </>
  );
}

/** A dark header, a bar of menus, and the page on a card. */
export const enterprise: Layout = {
  look: { page, body, content: css.content },
  Header,
  Side: null,
  Top: null,
  footer: true,
  namesWay: false,
  search: 'key',
  chat: 'tall',
};
