// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { navigationFor } from '#domain/shell/navigation.ts';
import { axeFindsNothing } from '../../tests/support/axe-here.ts';
import { renderAt } from '../../tests/support/in-router.tsx';
import { LoadingBar } from '../ui/loading-bar/loading-bar.tsx';
import { LayoutFrame } from './frame/layout-frame.tsx';
import { layoutNames } from './layout-names.ts';
import { layouts } from './layouts.ts';

afterEach(cleanup);

const nothing = () => undefined;

function frameOf(busy: boolean) {
  return {
    title: 'Dashboard',
    within: [],
    name: 'Sipho Dube',
    photo: null,
    presence: 'online',
    role: 'Church Admin',
    tenant: 'Hope City',
    logo: null,
    menu: {
      email: 'sipho@example.org',
      scheme: 'auto',
      theme: 'protea',
      onScheme: nothing,
      onTheme: nothing,
      places: null,
      onSwitch: nothing,
      onSignOut: nothing,
    },
    church: null,
    navigation: navigationFor(['System Admin']),
    counts: { reportsNeedingMe: 0, tasksRemaining: null, mailsUnread: null },
    search: null,
    updates: null,
    shortcuts: null,
    messages: null,
    notifications: null,
    chat: null,
    waiting: 0,
    banners: null,
    footer: null,
    tabs: true,
    onFind: nothing,
    loading: <LoadingBar busy={busy} />,
  } as const;
}

test.each(layoutNames)('S2-100 %s shows one loading bar while the page waits', async (name) => {
  const layout = layouts[name];
  await renderAt(
    '/dashboard',
    <LayoutFrame {...frameOf(true)} layout={layout}>
      The page
    </LayoutFrame>,
  );
  expect(screen.getAllByRole('progressbar', { name: 'Loading' })).toHaveLength(1);
  cleanup();
  await renderAt(
    '/dashboard',
    <LayoutFrame {...frameOf(false)} layout={layout}>
      The page
    </LayoutFrame>,
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
});

const tabs = () => screen.queryByRole('navigation', { name: 'Most used' });

test('DESIGN 10 the tabs of a phone: where one is, what needs one, finding, and everything else', async () => {
  const onFind = vi.fn<(from: HTMLElement) => void>();
  const counts = { reportsNeedingMe: 3, tasksRemaining: null, mailsUnread: null };
  await renderAt(
    '/apps/churches/my-reports',
    <LayoutFrame
      {...frameOf(false)}
      layout={layouts.classic}
      counts={counts}
      waiting={5}
      messages={<button type="button">Messages, 5 unread</button>}
      onFind={onFind}
    >
      The page
    </LayoutFrame>,
  );
  const bar = within(await screen.findByRole('navigation', { name: 'Most used' }));
  const links = bar
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(links).toEqual([
    ['Home', null],
    ['My reports3 need attention', 'page'],
    ['Groups', null],
  ]);
  const find = bar.getByRole('button', { name: 'Find' });
  fireEvent.click(find);
  expect(onFind).toHaveBeenCalledWith(find);
  await axeFindsNothing('the tabs');
  // The drawer holds the keys without room in a phone's header, and their number of unread items.
  fireEvent.click(bar.getByRole('button', { name: 'More 5 unread' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  const inside = within(drawer);
  inside.getByRole('navigation', { name: 'Main' });
  const keys = inside.getAllByRole('button').map((key) => key.textContent);
  expect(keys).toEqual(
    expect.arrayContaining([
      'Messages, 5 unread',
      'Fullscreen',
      'Language',
      expect.stringMatching(/Sipho Dube.*, menu$/),
    ]),
  );
  await axeFindsNothing('the menu of a phone');
  fireEvent.click(inside.getByRole('button', { name: 'Close the menu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a page with a bar of its own has no tabs, nor has the layout that is empty', async () => {
  const { frame, alone } = { frame: frameOf(false), alone: { ...frameOf(false), tabs: false } };
  await renderAt(
    '/dashboard',
    <>
      <LayoutFrame {...alone} layout={layouts.classic}>
        The page
      </LayoutFrame>
      <LayoutFrame {...frame} layout={layouts.empty}>
        The page
      </LayoutFrame>
    </>,
  );
  expect(await screen.findAllByText('The page')).toHaveLength(2);
  expect(tabs()).toBeNull();
});

const withSide = layoutNames.filter((name) => layouts[name].Side !== null);
const besidePage = () => screen.queryByRole('complementary', { name: 'Navigation and person' });

test.each(withSide)(
  'S2-101 %s: a key hides the menu beside the page and brings it back',
  async (name) => {
    await renderAt(
      '/dashboard',
      <LayoutFrame {...frameOf(false)} layout={layouts[name]}>
        The page
      </LayoutFrame>,
    );
    expect(besidePage()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Hide the menu' }));
    expect(besidePage()).toBeNull();
    const back = screen.getByRole('button', { name: 'Show the menu' });
    expect(back.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(back);
    expect(besidePage()).not.toBeNull();
  },
);

test('S2-107 classy has the headings of the default set', async () => {
  await renderAt(
    '/dashboard',
    <LayoutFrame {...frameOf(false)} layout={layouts.classy}>
      The page
    </LayoutFrame>,
  );
  for (const { id, ...item } of frameOf(false).navigation.default) {
    const title = 'title' in item ? item.title : id;
    expect(screen.getByRole('list', { name: title })).toBeTruthy();
  }
});
