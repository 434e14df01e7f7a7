// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#domain/errors.ts';
import {
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
  sundayMorning,
} from '../../../tests/support/app-page.tsx';
import { fixedId } from '../../../tests/support/device.ts';
import { apiFetch } from '../../api/calls/api-fetch.ts';
import { reached } from '../../api/calls/connection.ts';
import { noteServerClock } from '../../api/calls/server-clock.ts';
import { workerUnsupported } from '../../api/updates/updates.ts';

const form = '/apps/churches/submit-attendance-report';

const failure = new Failure('another_server', 'This is another Ibandla server');
const refusal = { body: failure.body(), status: failure.status };

beforeEach(freshBrowser);
afterEach(forgetBrowser);

test('issue 10, point 40: another server behind the same address is named', async () => {
  await signInHere();
  const { body, status } = refusal;
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  await openApp(form);
  await apiFetch('/api/health');
  expect(await screen.findByText('This is another Ibandla server.')).toBeTruthy();
  expect(screen.queryByText('No answer from the server.')).toBeNull();
});

test('issue 10, point 40: rows that this program cannot read are told on every page', async () => {
  const { cache } = await signInHere();
  const row = { id: fixedId(1), v: 1, scopes: ['tenant'], d: {}, _generation: 1 };
  await cache.setAside.put({ t: 'choir', ...row });
  await openApp(form);
  expect(await screen.findByText('Update the app.')).toBeTruthy();
  expect(screen.getByText('This version cannot read 1 newer entry.')).toBeTruthy();
});

test('A29 a server that a wrong clock’s browser refuses: the words say that the date may be why', async () => {
  await signInHere();
  noteServerClock(new Response(null, { headers: { date: sundayMorning.toUTCString() } }));
  await openApp(form);
  await expect(apiFetch('/api/health')).rejects.toThrow('No network');
  expect(await screen.findByText('No answer from the server.')).toBeTruthy();
  expect(screen.queryByText(/device’s date/)).toBeNull();
  reached(performance.now());
  vi.setSystemTime(sundayMorning.getTime() - 2 * 365 * 86_400_000);
  await expect(apiFetch('/api/health')).rejects.toThrow('No network');
  expect(await screen.findByText(/This device’s date is wrong.*certificate/)).toBeTruthy();
  expect(screen.getByText('No answer from the server.')).toBeTruthy();
});

test('issue 10, point 40: a window that runs no worker, as private ones do, is named as what it is', async () => {
  await signInHere();
  workerUnsupported();
  await openApp(form);
  expect(await screen.findByText('This window does not work offline.')).toBeTruthy();
  expect(screen.getByText(/Private windows also forget what you count/)).toBeTruthy();
});
