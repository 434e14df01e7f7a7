// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { families } from '#domain/families/families.ts';
import type { Grant } from '#domain/permissions.ts';
import { wholeRow } from '#domain/register/register.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../../tests/support/device.ts';

const home = fixedId(961);

async function begin(who = administrator): Promise<void> {
  freshBrowser();
  const store = await signInHere(who);
  const family = { ...families.blank, id: home, churchId: soweto, name: 'Mokoena' };
  await store.cache.family.bulkPut(held([wholeRow(families, family)]));
}
beforeEach(() => begin());
afterEach(forgetBrowser);

const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** A server that keeps one code, and gives another each time. */
function serve(code: string | null) {
  const given = { code, made: 0 };
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const path = new URL(typeof request === 'string' ? request : request.url, location.href)
      .pathname;
    if (path === '/api/v1/families/codes') {
      return json({ data: given.code === null ? [] : [{ familyId: home, code: given.code }] });
    }
    if (path !== `/api/v1/families/${home}/code`) throw new TypeError('No network');
    given.made += 1;
    given.code = `AAAA${given.made + 1}-BBBBB`;
    return json({ code: given.code });
  });
  return given;
}

const open = () => openApp(`/apps/people/families/${home}`);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('issue 13: a family without a code gets one, and a new one only after somebody was told that the old one ends', async () => {
  const given = serve(null);
  await open();
  await screen.findByText('This family has no code yet.');
  await press('Make a code');
  await screen.findByText('AAAA2-BBBBB');
  await axeFindsNothing('the page of a family with its code');
  await press('New code');
  await screen.findByText(/The old code of The Mokoena family ends at once/);
  await press('Keep the old one');
  expect(given.made).toBe(1);
  await press('New code');
  await press('Make a new code');
  await screen.findByText('AAAA3-BBBBB');
  expect(screen.queryByText('AAAA2-BBBBB')).toBeNull();
});

test('issue 13: without a network the code is not shown, and asked for again', async () => {
  await open();
  await screen.findByText(/This needs a connection/);
  serve('CCCC2-DDDDD');
  await press('Try again');
  await screen.findByText('CCCC2-DDDDD');
});

test('issue 13: who may not edit the family sees no code', async () => {
  await forgetBrowser();
  await begin(administrator.map((grant): Grant => Object.assign({}, grant, { role: 'Auditor' })));
  serve('CCCC2-DDDDD');
  await open();
  await screen.findByRole('heading', { level: 2, name: 'Members' });
  expect(screen.queryByRole('heading', { name: 'Family code' })).toBeNull();
});
