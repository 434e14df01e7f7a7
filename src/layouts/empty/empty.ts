import { body, content, page } from '../frame/frame.css.ts';
import type { Layout } from '../frame/layout.ts';

/** Nothing but the page. */
export const empty: Layout = {
  look: { page, body, content },
  Header: null,
  Side: null,
  Top: null,
  footer: false,
  chat: null,
};
