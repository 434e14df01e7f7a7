// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';

beforeEach(async () => {
  freshBrowser();
  await signInHere(administrator);
});
afterEach(forgetBrowser);

/** Whatever comes later, an address of the menu is never gone. */
const routes = {
  '/dashboard': '/dashboard',
  '/apps/people': '/apps/people',
  '/apps/groups': '/apps/groups',
  '/apps/group-types': '/apps/group-types',
  '/apps/churches': '/apps/churches',
  '/apps/events': '/apps/events/manage',
  '/apps/communications': '/apps/communications/list',
  '/apps/discipleship': '/apps/discipleship',
  '/apps/missions': '/apps/missions',
  '/pages/settings': '/pages/settings',
  '/404-not-found': '/404-not-found',
  '/apps': '/404-not-found',
  '/apps/missionaries': '/404-not-found',
};

test('S2-027 S2-029 to S2-036 S2-038 S2-040 S2-042 each route of the specification opens or says that it comes later', async () => {
  for (const [asked, ends] of Object.entries(routes)) {
    const here = await openApp(asked);
    await waitFor(() => expect(here().split('?')[0]).toMatch(new RegExp(`^${ends}`)));
    // The frame is there with the page.
    await screen.findByRole('contentinfo');
    const { textContent } = await screen.findByRole('heading', { level: 1 });
    expect(textContent === 'This page is gone', asked).toBe(ends === '/404-not-found');
    cleanup();
  }
});

test('a page that is gone says what is safe, and leads to it', async () => {
  await openApp('/404-not-found');
  await screen.findByText(/What you saved on this device is still here/);
  const ways = screen.getByRole('heading', { level: 1 }).parentElement;
  const links = [...(ways?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/pages/profile/dashboard', '/apps/churches/my-reports']);
});
