// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';

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
  expect(links).toEqual(['/pages/profile/dashboard']);
  // As in x16: the other way on is the search.
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }));
  await screen.findByRole('combobox', { name: 'Search for a person' });
});

test('issue 10.27: who may not open a page asks for access to it, and is told that it was asked', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (to: string | URL | Request, init?: RequestInit) => {
    const request = new Request(to, init);
    if (!request.url.endsWith('/api/v1/access/requests')) throw new TypeError('No network');
    asked.push(await request.json());
    return Response.json(true);
  });
  await openApp('/403-unauthorized?from=%2Fexample');
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));
  await screen.findByText('We told your administrators.');
  expect(asked).toEqual([{ path: '/example' }]);
});

test.each([
  [409, 'conflict', 'Nobody else can give access here. Ask who set up Ibandla.'],
  [429, 'rate_limited', 'You asked already. Your administrators have your message.'],
])(
  'issue 10.27: a refused question (%i) says why, in production too',
  async (status, code, says) => {
    vi.stubEnv('PROD', true);
    const refusal = { error: { code, message: 'Refused' } };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status }));
    await openApp('/403-unauthorized?from=%2Fexample');
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));
    expect((await screen.findByText(says)).tagName).toBe('OUTPUT');
    vi.unstubAllEnvs();
  },
);
