// @vitest-environment happy-dom
import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { guestOnly, signedInOnly } from './guards.ts';

beforeEach(() => localStorage.clear());

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

function signIn() {
  localStorage.setItem('profile', 'p');
  localStorage.setItem('accessToken', 't');
}

const going = { location: { href: '/apps/people?x=1' } };

test('S2-001 S2-002 a guest is sent to sign-in with the wanted page', () => {
  const thrown = thrownBy(() => signedInOnly(going));
  expect(isRedirect(thrown)).toBe(true);
  expect(thrown).toMatchObject({
    options: { to: '/sign-in', search: { redirectURL: '/apps/people?x=1' } },
  });
  signIn();
  expect(thrownBy(() => signedInOnly(going))).toBeUndefined();
});

test('S2-004 somebody signed in is sent from sign-in to the root', () => {
  expect(thrownBy(() => guestOnly({ search: {} }))).toBeUndefined();
  signIn();
  expect(thrownBy(() => guestOnly({ search: {} }))).toMatchObject({ options: { href: '/' } });
});

test('an expired session may sign in again without being signed out', () => {
  signIn();
  localStorage.removeItem('accessToken');
  expect(thrownBy(() => guestOnly({ search: {} }))).toBeUndefined();
});
