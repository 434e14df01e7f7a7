import { body, content, page } from '../frame/frame.css.ts';
import type { Layout } from '../frame/layout.ts';

/** Nothing but the page, and that it waits. */
export const empty: Layout = {
  look: { page, body, content },
  Header: null,
  Side: null,
  Top: ({ loading }) => loading,
  footer: false,
  namesWay: false,
  search: 'key',
  chat: null,
};
