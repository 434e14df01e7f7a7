// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#domain/must.ts';
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

/** The browser's own way of sending files, which alone tells how far it is: what it sends is answered as above. */
class Upload extends EventTarget {
  static open: Upload[] = [];
  /** Without an answer it goes on until somebody ends it. */
  static isAnswered = true;
  upload = new EventTarget();
  status = 0;
  response = new ArrayBuffer(0);
  #request: { method: string; url: string } = { method: '', url: '' };
  open(method: string, url: string): void {
    this.#request = { method, url };
  }
  setRequestHeader(): void {}
  getAllResponseHeaders = () => 'content-type: application/json\r\n';
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(): void {
    Upload.open.push(this);
    if (Upload.isAnswered) void this.#answer();
  }
  async #answer(): Promise<void> {
    const { method, url } = this.#request;
    const answered = await answer(new Request(url, { method }));
    this.response = await answered.arrayBuffer();
    this.status = answered.status;
    this.dispatchEvent(new Event('load'));
  }
}

function answerHere(): void {
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('fetch', answer);
}

beforeEach(async () => {
  Upload.open.length = 0;
  Upload.isAnswered = true;
  freshBrowser();
  await signInHere(administrator);
  state = { state: 'empty' };
  begun.length = 0;
  answerHere();
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
  answerHere();
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

test('issue 13: a file on its way says how much of it is sent, can be cancelled, and says when a server gave it no more time', async () => {
  Upload.isAnswered = false;
  await openApp(address);
  await choose();
  await screen.findByRole('progressbar', { name: /^0% of 3\sB sent$/ });
  const sent = (loaded: number) =>
    Upload.open.at(-1)?.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  sent(2);
  await screen.findByRole('progressbar', { name: /^66% of 3\sB sent$/ });
  await passesAxe('an upload');
  sent(3);
  await screen.findByRole('progressbar', { name: /sent\. The server looks at it$/ });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  await screen.findByRole('button', { name: 'Choose a zip file' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  await choose();
  await screen.findByRole('progressbar');
  Upload.open.at(-1)?.dispatchEvent(new Event('error'));
  await screen.findByText(/^The file did not reach the server\./);
  await choose();
  await screen.findByRole('progressbar');
  const ended = must(Upload.open.at(-1), 'an upload');
  ended.status = 408;
  ended.dispatchEvent(new Event('load'));
  await screen.findByText(/^The upload ended after 1 minute, before the whole file was sent\./);
});
