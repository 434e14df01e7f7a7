// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';

const link = '/confirmation-required?confirm=from-the-mail';
const signIn = '/sign-in?confirm=from-the-mail';

beforeEach(freshBrowser);
afterEach(forgetBrowser);

test('the link of the mail leads a guest to where they sign in with it', async () => {
  const where = await openApp(link);
  await waitFor(() => expect(where()).toBe(signIn));
  expect(await screen.findByText('Sign in to confirm your email address.')).toBeTruthy();
});

test('while somebody is signed in they decide: they stay, or sign out and go on', async () => {
  const store = await signInHere();
  const where = await openApp(link);
  const name = store.profile.user.name;
  expect(await screen.findByRole('heading', { name: `You are signed in as ${name}` })).toBeTruthy();
  expect(screen.getByText(/^This link confirms an email address/)).toBeTruthy();
  await axeFindsNothing('somebody is here');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out and go on' }));
  await waitFor(() => expect(where()).toBe(signIn));
});
