// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Failure } from '#domain/errors.ts';
import { renderAt } from '../../../../tests/support/in-router.tsx';
import { UnlockSession } from './unlock-session.tsx';

const { signIn } = vi.hoisted(() => ({ signIn: vi.fn() }));
vi.mock('../../../api/session/sign-in.ts', () => ({ signIn }));

const email = 'rudzani@hope-city.example';
const onGoOn = vi.fn();
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

function unlockWith(password: string): void {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
}

test('a wrong password is said of the one field there is; what else went wrong is said as it is', async () => {
  await renderAt(
    '/unlock-session',
    <UnlockSession name="Rudzani" email={email} onGoOn={onGoOn} onSwitched={vi.fn()} />,
  );
  signIn.mockRejectedValueOnce(
    new Failure('unauthorized', 'The email address or the password is not right'),
  );
  unlockWith('a wrong guess');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The password is not right');
  expect(alert.textContent).not.toContain('email');

  signIn.mockRejectedValueOnce(new Failure('rate_limited', 'Too many tries. Wait a minute'));
  unlockWith('another guess');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Too many tries'));
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('another guess');

  signIn.mockResolvedValueOnce([]);
  unlockWith('the right one');
  await waitFor(() => expect(onGoOn).toHaveBeenCalledOnce());
  expect(signIn).toHaveBeenLastCalledWith(
    { email, password: 'the right one' },
    { elsewhere: false },
  );
});
