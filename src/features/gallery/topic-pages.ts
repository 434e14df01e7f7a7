import type { GalleryPage } from './gallery-page.ts';

/** A page of text, with the parts that it is about. */
export const about = (
  path: string,
  title: string,
  text: string,
  parts: readonly string[] = [],
  live: Pick<GalleryPage, 'screen' | 'widgets'> = {},
): GalleryPage => ({
  path,
  title,
  about: text,
  ...(parts.length > 0 && { parts }),
  ...live,
});

export const shellParts = [
  about(
    'fuse-components/components/alert',
    'Alert',
    'Tells what happened or what to know, where it matters. It stays until it is dismissed.',
    ['alert', 'banner'],
  ),
  about('fuse-components/components/card', 'Card', 'A surface of its own. Cards do not nest.', [
    'card',
  ]),
  about(
    'fuse-components/components/drawer',
    'Drawer',
    'A panel over the page’s end, for what somebody looks at beside it.',
    ['drawer'],
  ),
  about(
    'fuse-components/components/fullscreen',
    'Fullscreen button',
    'Gives the page the whole screen, and back. It stands in the header of every layout. Where the browser has no fullscreen it does nothing but write that to its log.',
    ['fullscreen-button'],
  ),
  about(
    'fuse-components/components/highlight',
    'Highlighted code',
    'Code with its colours and a button that copies it. It never becomes HTML.',
    ['code-block'],
  ),
  about(
    'fuse-components/components/loading-bar',
    'Loading bar',
    'Three pixels under the top bar while any tracked request runs. What the calls of the page do not tell it says so itself, with the URL it waits for, and how much is done, from 0 to 100.',
    ['loading-bar', 'progress-bar', 'skeleton'],
    { widgets: ['loading'] },
  ),
  about(
    'fuse-components/components/masonry',
    'Masonry',
    'Cards of different heights in columns of equal width.',
    ['masonry'],
  ),
  about(
    'fuse-components/components/navigation',
    'Navigation',
    'One tree, drawn as a list, a rail or a bar. Groups, links, parents that slide open, asides and dividers.',
    ['navigation'],
  ),
];

export const hooks = [
  about(
    'fuse-components/libraries/mock-api',
    'Mock API',
    'The demo apps have no server. Their calls end in the service worker, which answers from the device’s demo store. An address that nobody knows is answered 404 “NOT FOUND”. “Reset demo data” brings back the beginning.',
    [],
    { screen: 'mockApi' },
  ),
  about(
    'fuse-components/directives/scrollbar',
    'Scroll area',
    'A region that scrolls by itself, with a thin bar, reached by the keyboard.',
    ['scroll-area'],
  ),
  about(
    'fuse-components/directives/scroll-reset',
    'Scroll reset',
    'A new page begins at its top. Going back comes back to where it was left: the router keeps the place of every page.',
    ['scroll-area'],
  ),
  about(
    'fuse-components/services/config',
    'Appearance',
    'Scheme, theme and layout are one choice of a person, kept on the device and changed at once in every tab. It is made in the drawer “Appearance”, in the menu of the person.',
    [],
    { widgets: ['appearance'] },
  ),
  about(
    'fuse-components/services/confirmation',
    'Confirmation',
    'Asks before what cannot be undone, and answers confirmed, cancelled, or nothing at all.',
    ['confirm'],
  ),
  about(
    'fuse-components/services/splash-screen',
    'Splash screen',
    'The mark of the product over everything, until the first page is there.',
    ['splash-screen', 'logo'],
  ),
  about(
    'fuse-components/services/media-watcher',
    'Media watcher',
    'Says which widths are reached, and again when that changes: phone, sm 600, md 820, lg 1080, xl 1440.',
    [],
    { screen: 'mediaWatcher' },
  ),
  about(
    'fuse-components/pipes/find-by-key',
    'Find by key',
    'The things of a list that have one of these ids, in the order of the ids.',
    [],
    { screen: 'findByKey' },
  ),
  about(
    'fuse-components/validators/must-match',
    'Must match',
    'Two fields that have to say the same: a password and its repetition.',
    [],
    { screen: 'mustMatch' },
  ),
];

export const widgets = [
  about(
    'other-components/common/overview',
    'Header widgets',
    'What stands in the header of every layout: language, fullscreen, search, shortcuts, messages, notifications, chat and the menu of the person.',
    [],
    {
      widgets: [
        'languages',
        'fullscreen',
        'search',
        'shortcuts',
        'messages',
        'notifications',
        'quickChat',
        'person',
      ],
    },
  ),
  about(
    'other-components/common/languages',
    'Language',
    'English and Turkish can be chosen. The choice has no effect yet.',
    ['menu'],
    { widgets: ['languages'] },
  ),
  about(
    'other-components/common/messages',
    'Messages',
    'Messages to this person, the newest first. Text that comes with HTML is cleaned before it is shown. Without any: “No messages”.',
    ['empty-state'],
    { widgets: ['messages'] },
  ),
  about(
    'other-components/common/notifications',
    'Notifications',
    'What happened, with the way there. The bell pulses for five seconds when something new arrives.',
    ['count', 'badge'],
    { widgets: ['notifications'] },
  ),
  about(
    'other-components/common/quick-chat',
    'Quick chat',
    '“Team Chat”: people on the left, the conversation beside them, with the day between messages of different days.',
    ['avatar-group', 'presence'],
    { widgets: ['quickChat'] },
  ),
  about(
    'other-components/common/search',
    'Search',
    'People or groups, from two letters on, 300 ms after the last one. “No results found!” when there are none. Escape closes it.',
    ['segmented'],
    { widgets: ['search'] },
  ),
  about(
    'other-components/common/shortcuts',
    'Shortcuts',
    'A person’s own links. The panel has four modes: view, modify, add and edit.',
    ['icon-button'],
    { widgets: ['shortcuts'] },
  ),
  about(
    'other-components/common/user',
    'Person',
    'Who is signed in, with status, appearance, switching to another person, and signing out.',
    ['presence', 'menu'],
    { widgets: ['person'] },
  ),
  about(
    'other-components/third-party/apex-charts',
    'Charts',
    'Charts are our own frames over visx. Each says its title, what and when, and can be read as a table.',
    ['chart', 'stat-tile'],
  ),
  about(
    'other-components/third-party/quill-editor',
    'Rich text',
    'Written text is drawn in one style, whoever wrote it.',
    ['prose', 'rich-text'],
  ),
];
