// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { shownCount } from '#domain/attendance/shown-count.ts';
import { renderAt } from '../../../../tests/support/in-router.tsx';
import { LandingScreen } from './landing-screen.tsx';

afterEach(cleanup);

const ways = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('S2-014 a guest reads what it does for whom, and finds the way in', async () => {
  await renderAt('/home', <LandingScreen signedIn={false} onInstall={null} />);
  await screen.findByRole('heading', { level: 1 });
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Every service counted, even without a signal.',
    'One place for everyone who serves',
    'For ushers',
    'For church staff',
    'For everyone who serves',
    'What you can count on',
    'Put it on your home screen',
  ]);
  expect(ways()).toEqual([
    ['Sign in', '/sign-in'],
    ['Sign in', '/sign-in'],
    ['Create an account', '/sign-up'],
    ['Sign in', '/sign-in'],
  ]);
  const footer = within(screen.getByRole('contentinfo'));
  footer.getByText(`Ibandla © ${new Date().getFullYear()}`);
  expect(screen.queryByRole('button')).toBeNull();
  await axeFindsNothing('the landing page');
});

test('issue 10.30: the picture of counting has the day that it is, and the numbers of the sample', async () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T10:00:00Z'), toFake: ['Date'] });
  await renderAt('/home', <LandingScreen signedIn={false} onInstall={null} />);
  const { church, service, attendance, adults, teens, children } = shownCount;
  expect(adults + teens + children).toBe(attendance);
  const picture = (await screen.findByText(`${attendance} of ${attendance}`)).closest(
    '[aria-hidden]',
  );
  expect(picture?.textContent).toContain(`${church} · ${service}Friday 1 January`);
  vi.useRealTimers();
});

test('who is signed in is led on; where the browser offers to install, it is asked', async () => {
  const onInstall = vi.fn<() => void>();
  await renderAt('/home', <LandingScreen signedIn onInstall={onInstall} />);
  await screen.findByRole('heading', { level: 1 });
  expect(new Set(ways().map(String))).toEqual(new Set(['Open Ibandla,/pages/profile/dashboard']));
  fireEvent.click(screen.getByRole('button', { name: 'Install Ibandla' }));
  expect(onInstall).toHaveBeenCalledOnce();
});
