// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#domain/errors.ts';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { renderAt } from '../../../../tests/support/in-router.tsx';
import { fixedId } from '../../../../tests/support/device.ts';
import { SignIn } from './sign-in.tsx';

const { signIn } = vi.hoisted(() => ({ signIn: vi.fn() }));
vi.mock('../../../api/session/sign-in.ts', () => ({ signIn }));

const hopeCity = { id: fixedId(1), name: 'Hope City', lastHere: true };
const graceValley = { id: fixedId(2), name: 'Grace Valley', lastHere: false };
const typed = { email: 'rudzani@hope-city.example', password: 'the same for both' };

const onSignedIn = vi.fn();
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network'))));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

/** Nobody is signed in yet: it adds no organisation to another. */
const here = { elsewhere: false };

async function signInToTwo(): Promise<void> {
  signIn.mockResolvedValueOnce([hopeCity, graceValley]);
  await renderAt('/sign-in', <SignIn onSignedIn={onSignedIn} />);
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: typed.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: typed.password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Where do you want to sign in?' });
}

test('a password that opens several organisations asks which; the last one of this device has the focus', async () => {
  await signInToTwo();
  expect(signIn).toHaveBeenCalledExactlyOnceWith(typed, here);
  expect(onSignedIn).not.toHaveBeenCalled();
  const last = screen.getByRole('button', { name: /Hope City.*Last used on this device/ });
  expect(document.activeElement).toBe(last);
  await axeFindsNothing('the choice');
  fireEvent.click(screen.getByRole('button', { name: /Grace Valley/ }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(signIn).toHaveBeenLastCalledWith({ ...typed, tenant: graceValley.id }, here);
});

test('a choice that fails says why and can be made again', async () => {
  await signInToTwo();
  signIn.mockRejectedValueOnce(
    new Failure('unavailable', 'This needs a connection. Check the network and try again'),
  );
  fireEvent.click(screen.getByRole('button', { name: /Hope City/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('This needs a connection');
  await axeFindsNothing('the choice, refused');
  fireEvent.click(screen.getByRole('button', { name: /Hope City/ }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('the way back finds the form as it was filled in', async () => {
  await signInToTwo();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(typed.email);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(typed.password);
  expect(onSignedIn).not.toHaveBeenCalled();
});
