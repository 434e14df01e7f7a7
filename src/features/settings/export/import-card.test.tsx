// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportedFile, ImportState } from '#domain/tenant-import/import-state.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';

const address = '/pages/settings/export';

const file: ImportedFile = {
  sha256: 'a'.repeat(64),
  bytes: 2_400_000,
  organisation: 'Marula Church',
  at: '2026-11-20T07:05:00.000Z',
  by: 'Sipho Dube',
  holds: [{ what: 'people', rows: 1240 }],
  rows: 20_450,
  pictures: 12,
};

/** The server: how far it is, and what it answers to a file. */
let state: ImportState;
let checked: ImportState | { error: { code: string; message: string } };
const begun: unknown[] = [];

const json = (body: object) =>
  Promise.resolve(
    new Response(JSON.stringify(body), {
      status: 'error' in body ? 422 : 200,
      headers: { 'content-type': 'application/json' },
    }),
  );

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/v1/tenant-export/last') return json({ last: null });
  if (pathname === '/api/v1/tenant-import/run') {
    begun.push(await request.json());
    state = { state: 'running', file, written: 7, tables: 60 };
    return json(state);
  }
  if (pathname !== '/api/v1/tenant-import') throw new TypeError('No network');
  return json(request.method === 'POST' ? checked : state);
}

beforeEach(async () => {
  freshBrowser();
  await signInHere(administrator);
  state = { state: 'empty' };
  begun.length = 0;
  vi.stubGlobal('fetch', answer);
});
afterEach(forgetBrowser);

async function choose(): Promise<void> {
  const input = await screen.findByLabelText('Zip file of an organisation');
  fireEvent.change(input, { target: { files: [new File(['zip'], 'marula.zip')] } });
}
const passesAxe = (what: string) =>
  axeFindsNothing(what, document.querySelector('main') ?? document.body);

test('issue 13: a file is looked at, confirmed by what it does to accounts, followed and told with counts and fingerprints', async () => {
  checked = { state: 'checked', file };
  await openApp(address);
  await screen.findByText(/is empty\. Choose a zip file/);
  await choose();
  await screen.findByText('Marula Church');
  await screen.findByText('1 240');
  await passesAxe('the file');
  fireEvent.click(await screen.findByRole('button', { name: 'Bring it in' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/You keep your password and stay signed in/);
  dialog.getByText(/account and roles back without a password/);
  fireEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(begun).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Bring it in' }));
  const again = within(await screen.findByRole('alertdialog'));
  fireEvent.click(again.getByRole('button', { name: 'Bring it in' }));
  await screen.findByRole('progressbar', { name: 'Bringing Marula Church in' });
  expect(begun).toEqual([{ sha256: file.sha256 }]);
  await passesAxe('the progress');
  const tables = [
    { name: 'tenant', rows: 1, sha256: null },
    { name: 'person', rows: 1240, sha256: 'b'.repeat(64) },
  ];
  state = { state: 'done', file, name: 'New church', tables };
  await screen.findByText('New church is here.', undefined, { timeout: 3000 });
  screen.getByText(/20 450 rows of 2 tables and 12 pictures/);
  screen.getByText(/Another organisation here is called Marula Church/);
  fireEvent.click(screen.getByRole('button', { name: 'Counts and fingerprints' }));
  const row = (await screen.findByRole('rowheader', { name: 'person' })).closest('tr');
  expect(row?.textContent).toMatch(/^person1\s240b{8}$/);
  await passesAxe('the outcome');
});

test('issue 13: an organisation with records says so and takes no file; a file that cannot come in says why', async () => {
  state = { state: 'taken' };
  await openApp(address);
  await screen.findByText(/no file can be brought in here/);
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
  await passesAxe('the full organisation');
  await forgetBrowser();
  freshBrowser();
  await signInHere(administrator);
  vi.stubGlobal('fetch', answer);
  state = { state: 'empty' };
  checked = { state: 'refused', file, problem: 'A newer version of Ibandla wrote this file' };
  await openApp(address);
  await choose();
  await screen.findByText('A newer version of Ibandla wrote this file.');
  await screen.findByText('Marula Church');
  expect(screen.queryByRole('button', { name: 'Bring it in' })).toBeNull();
  checked = { error: { code: 'validation', message: 'This file is no export' } };
  await choose();
  await screen.findByText('This file is no export.');
  screen.getByRole('button', { name: 'Choose a zip file' });
  await passesAxe('a refusal');
});
