// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import { apiFetch } from '../../api/calls/api-fetch.ts';
import { reached } from '../../api/calls/connection.ts';
import { installPrompt, type InstallPrompt } from '../../api/updates/install-prompt.ts';

const offer = () => screen.queryByRole('region', { name: 'Add Ibandla to your home screen' });

const prompt = async () => ({ outcome: 'accepted' as const });

beforeEach(() => {
  freshBrowser();
  // Their second visit, weeks after the first.
  localStorage.setItem('install.firstVisit', '1');
  installPrompt.set(Object.assign(new Event('beforeinstallprompt'), { prompt }) as InstallPrompt);
});
afterEach(async () => {
  installPrompt.set(null);
  await forgetBrowser();
});

test('issue 10.41: behind a Wi-Fi that wants a sign-in nothing offers to install over what waits', async () => {
  await signInHere();
  await openApp('/apps/churches/my-reports');
  await waitFor(() => expect(offer()).not.toBeNull());
  await act(async () => {
    await apiFetch('/api/health').catch(() => undefined);
  });
  await waitFor(() => expect(offer()).toBeNull());
  act(() => reached(performance.now()));
  await waitFor(() => expect(offer()).not.toBeNull());
});
