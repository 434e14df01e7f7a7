import type { ComponentType, ReactNode } from 'react';
import type { NavigationSets } from '#domain/shell/navigation-item.ts';
import type { NavigationCounts } from '../../ui/navigation/item-words.tsx';
import type { Presence } from '../../ui/presence/presence-avatar.tsx';
import type { Crumb } from '../../ui/page-header/breadcrumb.tsx';
import type { PersonMenuProps } from '../person/person-menu.tsx';

/** Props of every frame: the person, the page and the parts of the shell. */
export interface FrameProps {
  /** Title of the page, and the way to it. */
  title: string;
  within: readonly Crumb[];
  name: string;
  /** Address to show their photo from; null without one. */
  photo: string | null;
  /** Presence that this person chose. */
  presence: Presence;
  role: string;
  tenant: string;
  /** Address to show the tenant's logo from; null for the product's. */
  logo: string | null;
  menu: PersonMenuProps;
  /** Key that leads to another church. */
  church: ReactNode;
  navigation: NavigationSets;
  counts: NavigationCounts;
  /** The header's own search. */
  search: ReactNode;
  /** Menu about updates of the app, left of the person. */
  updates: ReactNode;
  /** Buttons of the header, each with its panel. */
  shortcuts: ReactNode;
  messages: ReactNode;
  notifications: ReactNode;
  /** Its button in the header on narrow screens, its strip beside the page on wide ones. */
  chat: { button: ReactNode; strip: ReactNode } | null;
  /** Whether this layout has a navigation beside the page. */
  hasSide: boolean;
  /** Number of unread messages and chats: on a phone both are behind its menu. */
  waiting: number;
  banners: ReactNode;
  /** Says that the page waits for something. */
  loading: ReactNode;
  /** Version, and how fresh what is shown is. */
  footer: ReactNode;
  /** Opens the search; `from` gets the focus back. */
  onFind(from: HTMLElement): void;
  /** Opens the navigation where there is no room for it beside the page. */
  onDrawer(): void;
}

/** One of the eleven: where things stand round the page, never the page itself. */
export interface Layout {
  /** Class names of the page's frame. */
  look: { page: string; body: string; content: string };
  /** Over the page and what is beside it. */
  Header: ComponentType<FrameProps> | null;
  /** Beside the page, where there is room for it. */
  Side: ComponentType<FrameProps> | null;
  /** Over the page. */
  Top: ComponentType<FrameProps> | null;
  /** Whether the footer stands below the page, and on phones the tabs. */
  footer: boolean;
  /** Whether a bar over the page names the way to it: the page itself does not then, but on phones. */
  namesWay: boolean;
  /** Whether the header has room for a field that opens the search, or for its key alone. */
  search: 'field' | 'key';
  /** Height of the head of the quick chat; null without one. */
  chat: 'usual' | 'tall' | null;
}
