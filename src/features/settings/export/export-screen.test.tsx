// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Grant } from '#domain/permissions.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { soweto } from '../../../../tests/support/device.ts';

const address = '/pages/settings/export';

/** The server: who took it last, and what it answers to who asks for everything. */
let last: { at: string; byName: string } | null;
let zip: () => Promise<Response>;
const saved: { name: string; size: number }[] = [];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/v1/tenant-export/last') return Promise.resolve(json({ last }));
  if (pathname === '/api/v1/tenant-export') return zip();
  return Promise.reject(new TypeError('No network'));
}

/** A zip that comes in as many parts as the test sends. */
function zipInParts() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="grace-valley-2026-11-22.zip"',
  };
  return {
    response: new Response(readable, { headers }),
    send: (bytes: number) => writer.write(new Uint8Array(bytes)),
    end: () => writer.close(),
    cut: () => writer.abort(new Error('Cut off')),
  };
}

beforeEach(async () => {
  freshBrowser();
  await signInHere(administrator);
  last = null;
  saved.length = 0;
  vi.stubGlobal('fetch', answer);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push({ name: '', size: (file as Blob).size });
    return 'blob:copy';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = saved.at(-1);
    if (file) file.name = this.download;
  });
});
afterEach(forgetBrowser);

const key = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Download everything' });

test('issue 13: says what is in the file, what is not, and who took it last, and passes axe', async () => {
  last = { at: '2026-11-20T07:05:00.000Z', byName: 'Sipho Dube' };
  await openApp(address);
  await screen.findByText(/Last downloaded on .*20.* by Sipho Dube\./);
  await screen.findByText(/Passwords: each person chooses a new one/);
  await screen.findByText(/the confidential ones too/);
  await axeFindsNothing('the export', document.querySelector('main') ?? document.body);
});

test('issue 13: downloads everything, says how much has come, and saves it under the name of the organisation', async () => {
  const parts = zipInParts();
  zip = () => Promise.resolve(parts.response);
  await openApp(address);
  await screen.findByText('Nobody has downloaded it yet.');
  fireEvent.click(await key());
  await parts.send(2_000_000);
  await screen.findByText(/^2.0 MB so far/);
  last = { at: '2026-11-22T07:41:00.000Z', byName: 'Thabo Mokoena' };
  await parts.send(500_000);
  await parts.end();
  await screen.findByText('Everything is downloaded.');
  expect(saved).toEqual([{ name: 'grace-valley-2026-11-22.zip', size: 2_500_000 }]);
  await screen.findByText(/by Thabo Mokoena\./);
});

test('issue 13: what the server refuses, and a download that is cut off, are said, and nothing is saved', async () => {
  const message = 'Somebody is downloading everything just now. Try again in a few minutes';
  zip = () => Promise.resolve(json({ error: { code: 'unavailable', message } }, 503));
  await openApp(address);
  fireEvent.click(await key());
  await screen.findByText(`${message}.`);
  const parts = zipInParts();
  zip = () => Promise.resolve(parts.response);
  fireEvent.click(await key());
  await parts.send(1000);
  await parts.cut();
  await screen.findByText(/The download was cut off/);
  expect(saved).toEqual([]);
});

test('issue 13: a download can be stopped, and begun again', async () => {
  zip = () => Promise.resolve(zipInParts().response);
  await openApp(address);
  fireEvent.click(await key());
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect((await key()).disabled).toBe(false);
  expect(saved).toEqual([]);
});

test('issue 13: without a network the page says that it needs one', async () => {
  await openApp(address);
  loseNetwork();
  await screen.findByText(/The file is made by the server/);
  expect((await key()).disabled).toBe(true);
});

test('issue 13 B01: whoever does not hold everything does not come to the page', async () => {
  await forgetBrowser();
  freshBrowser();
  const churchAdmin: Grant[] = [
    { role: 'Church Admin', scope: 'church', scopeId: soweto, churchIds: [soweto] },
  ];
  await signInHere(churchAdmin);
  const here = await openApp(address);
  await waitFor(() => expect(here()).not.toBe(address));
  expect(screen.queryByRole('button', { name: 'Download everything' })).toBeNull();
});
