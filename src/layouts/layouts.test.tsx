// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { navigationFor } from '#domain/shell/navigation.ts';
import { axeFindsNothing } from '../../tests/support/axe-here.ts';
import { renderAt } from '../../tests/support/in-router.tsx';
import { LayoutFrame } from './frame/layout-frame.tsx';
import { layoutNames } from './layout-names.ts';
import { layouts } from './layouts.ts';

afterEach(cleanup);

const nothing = () => undefined;

function frameOf(busy: boolean) {
  return {
    title: 'Dashboard',
    section: null,
    name: 'Sipho Dube',
    presence: 'online',
    role: 'Church Admin',
    tenant: 'Hope City',
    menu: {
      email: 'sipho@example.org',
      scheme: 'auto',
      theme: 'protea',
      onScheme: nothing,
      onTheme: nothing,
      onSwitch: nothing,
      onSignOut: nothing,
    },
    navigation: navigationFor(['System Admin']),
    counts: { reportsNeedingMe: 0, tasksRemaining: null },
    search: null,
    updates: null,
    shortcuts: null,
    messages: null,
    notifications: null,
    chat: null,
    banners: null,
    footer: null,
    tabs: true,
    onFind: nothing,
    busy,
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
  const counts = { reportsNeedingMe: 3, tasksRemaining: null };
  await renderAt(
    '/apps/churches/my-reports',
    <LayoutFrame {...frameOf(false)} layout={layouts.classic} counts={counts} onFind={onFind}>
      The page
    </LayoutFrame>,
  );
  const bar = within(await screen.findByRole('navigation', { name: 'Most used' }));
  const links = bar
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  // Groups are there once the menu leads to them.
  expect(links).toEqual([
    ['Home', null],
    ['My reports3 need attention', 'page'],
  ]);
  const find = bar.getByRole('button', { name: 'Find' });
  fireEvent.click(find);
  expect(onFind).toHaveBeenCalledWith(find);
  await axeFindsNothing('the tabs');
  fireEvent.click(bar.getByRole('button', { name: 'More' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  within(drawer).getByRole('navigation', { name: 'Main' });
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
