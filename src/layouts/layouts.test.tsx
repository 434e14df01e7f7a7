// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { navigationFor } from '#domain/shell/navigation.ts';
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
