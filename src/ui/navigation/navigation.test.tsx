// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { NavigationItem } from '#domain/shell/navigation-item.ts';
import { navigationFeatures } from '#domain/shell/navigation-features.ts';
import { renderAt } from '../../../tests/support/in-router.tsx';
import { HorizontalNavigation } from './horizontal-navigation.tsx';
import { RailNavigation } from './rail-navigation.tsx';
import { VerticalNavigation } from './vertical-navigation.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const counts = { reportsNeedingMe: 2, tasksRemaining: 11, mailsUnread: 27 };
const tree: NavigationItem[] = [
  {
    id: 'g',
    type: 'group',
    title: 'Ministry',
    children: [
      { id: 'home', type: 'basic', title: 'Dashboard', link: '/dashboard', exactMatch: true },
      {
        id: 'churches',
        type: 'collapsable',
        title: 'Churches',
        children: [
          {
            id: 'mine',
            type: 'basic',
            title: 'My reports',
            link: '/mine',
            badge: { counts: 'reportsNeedingMe' },
          },
        ],
      },
      {
        id: 'groups',
        type: 'aside',
        title: 'Groups',
        children: [{ id: 'all', type: 'basic', title: 'All groups', link: '/groups' }],
      },
    ],
  },
  { id: 'd', type: 'divider' },
  { id: 'off', type: 'basic', title: 'Discipleship', link: '/off', disabled: true },
  { id: 'out', type: 'basic', title: 'Help', link: 'https://help.example/', external: true },
];
const top = tree.flatMap((item) => (item.type === 'group' ? item.children : [item]));
const link = (name: RegExp) => screen.getByRole('link', { name });

test('S9-028 the mails that are unread stand at their item, and none does where that is not known', async () => {
  const mailbox: NavigationItem[] = [
    {
      id: 'mailbox',
      type: 'basic',
      title: 'Mailbox',
      link: '/mailbox',
      badge: { counts: 'mailsUnread' },
    },
  ];
  await renderAt('/mine', <VerticalNavigation items={mailbox} counts={counts} />);
  expect(link(/Mailbox/).textContent).toBe('Mailbox27 unread');
  cleanup();
  const unknown = { ...counts, mailsUnread: null };
  await renderAt('/mine', <VerticalNavigation items={mailbox} counts={unknown} />);
  expect(link(/Mailbox/).textContent).toBe('Mailbox');
});

test('S2-062 S2-063 one of each kind: heading, link, parent that opens, divider, badge', async () => {
  await renderAt('/mine', <VerticalNavigation items={tree} counts={counts} />);
  expect(screen.getByRole('list', { name: 'Ministry' })).toBeTruthy();
  expect(screen.getByRole('separator')).toBeTruthy();
  // The parent over the page is open by itself.
  expect(link(/My reports/).getAttribute('aria-current')).toBe('page');
  expect(link(/My reports/).textContent).toContain('2 need attention');
  expect(link(/Help/).getAttribute('href')).toBe('https://help.example/');
  fireEvent.click(screen.getByRole('button', { name: 'Groups' }));
  expect(link(/All groups/).getAttribute('href')).toBe('/groups');
  expect(screen.getByRole('button', { name: 'Churches' }).getAttribute('aria-expanded')).toBe(
    'true',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Groups' }));
  expect(screen.queryByRole('link', { name: /All groups/ })).toBeNull();
});

test('S2-064 a disabled item says so, leads nowhere and takes no focus', async () => {
  await renderAt('/mine', <VerticalNavigation items={tree} counts={counts} />);
  const off = link(/Discipleship/);
  expect(off.getAttribute('aria-disabled')).toBe('true');
  expect(off.getAttribute('href')).toBeNull();
  expect(off.hasAttribute('tabindex')).toBe(false);
  expect(off.textContent).toContain('Soon');
});

test('S2-065 an exact match is not current below its page', async () => {
  await renderAt('/dashboard/deeper', <VerticalNavigation items={tree} counts={counts} />);
  expect(link(/Dashboard/).getAttribute('aria-current')).toBeNull();
  cleanup();
  await renderAt('/dashboard', <VerticalNavigation items={tree} counts={counts} />);
  expect(link(/Dashboard/).getAttribute('aria-current')).toBe('page');
  cleanup();
  // First page of the app.
  await renderAt('/pages/profile/dashboard', <VerticalNavigation items={tree} counts={counts} />);
  expect(link(/Dashboard/).getAttribute('aria-current')).toBe('page');
});

test('B42 an aside opens a second column; Escape closes it and gives the focus back, and where it leads closes it', async () => {
  const rail = <RailNavigation items={top} counts={counts} railClass="" />;
  const router = await renderAt('/elsewhere', rail);
  const button = screen.getByRole('button', { name: 'Groups' });
  fireEvent.click(button);
  expect(screen.getByRole('region', { name: 'Groups' }).contains(document.activeElement)).toBe(
    true,
  );
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Groups' })).toBeNull();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  fireEvent.click(link(/All groups/));
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Groups' })).toBeNull());
  expect(button.hasAttribute('data-current')).toBe(true);
});

test('in a bar a parent is a menu', async () => {
  await renderAt('/elsewhere', <HorizontalNavigation items={top} counts={counts} />);
  fireEvent.click(screen.getByRole('button', { name: 'Groups' }));
  const item = await screen.findByRole('menuitem', { name: 'All groups' });
  expect(item.getAttribute('href')).toBe('/groups');
});

const basic = (title: string) => ({ id: title, type: 'basic' as const, title, link: `/${title}` });

test('what has no room in a bar is in a menu at its end', async () => {
  // Each takes 100 px of 250, so that the third begins a second line.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, at < 2 ? 0 : 40, 100, 36);
  });
  const entries = ['One', 'Two', 'Three', 'Four'].map(basic);
  await renderAt('/Four', <HorizontalNavigation items={entries} counts={counts} />);
  const more = await screen.findByRole('button', { name: 'More' });
  expect(more.dataset['current']).toBe('true');
  fireEvent.click(more);
  const inMenu = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(inMenu).toEqual(['Three', 'Four']);
});

const hidden: NavigationItem[] = [
  basic('Seen'),
  { ...basic('Unseen'), hidden: true },
  { id: 'p', type: 'collapsable', title: 'Parent', hidden: true, children: [basic('Below')] },
];

test.each([
  ['list', () => <VerticalNavigation items={hidden} counts={counts} />],
  ['rail', () => <RailNavigation items={hidden} counts={counts} railClass="" />],
  ['bar', () => <HorizontalNavigation items={hidden} counts={counts} />],
] as const)('S2-062 a hidden item is not in a %s', async (_name, Navigation) => {
  await renderAt('/elsewhere', <Navigation />);
  expect(screen.getAllByRole('link').map((item) => item.textContent)).toEqual(['Seen']);
  expect(screen.queryByRole('button', { name: 'Parent' })).toBeNull();
});

test('S2-062 S2-063 S2-064 the demonstration: seven levels, subtitle, marked by hand, disabled parent, badges', async () => {
  await renderAt(
    '/ui/fuse-components/components/navigation',
    <VerticalNavigation items={[navigationFeatures]} counts={counts} />,
  );
  const deepest = link(/Level 7/);
  expect(deepest.getAttribute('aria-current')).toBe('page');
  for (const level of [1, 2, 3, 4, 5, 6]) {
    const parent = screen.getByRole('button', { name: `Level ${level}` });
    expect(parent.getAttribute('aria-expanded')).toBe('true');
  }
  expect(link(/With a subtitle/).textContent).toContain('A line below its title');
  expect(link(/Marked by hand/).dataset['current']).toBe('true');
  const disabled = screen.getByRole('button', { name: 'Disabled parent' });
  fireEvent.click(disabled);
  expect(disabled.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getAllByText('New')).toHaveLength(4);
  expect(screen.queryByText('Hidden')).toBeNull();
});
