// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usualPolicy } from '#domain/churches/policy-numbers.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
  usherOfBoth,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../../tests/support/device.ts';

const address = '/pages/settings/report-policies';

let store: Store;
beforeEach(freshBrowser);
afterEach(forgetBrowser);

const lines = async () =>
  within(await screen.findByRole('list', { name: 'Report policies' }))
    .getAllByRole('link')
    .map((line) => line.textContent);

test('issue 13: the policies of the churches stand side by side, and each leads to where it is changed', async () => {
  store = await signInHere(administrator);
  const here = await openApp(address);
  const all = await lines();
  expect(all.length).toBeGreaterThan(1);
  const usual =
    'Days back 60, Teens from 13, Adults from 20, Due after (hours) 5, Late after (hours) 24. The usual policy';
  expect(all.every((line) => line?.endsWith(usual))).toBe(true);
  const own = {
    ...usualPolicy,
    id: fixedId(91),
    churchId: soweto,
    adultFrom: 18,
    asksGender: false,
  };
  await store.cache.reportPolicy.bulkPut(held([own]));
  const changed = await screen.findByRole('link', {
    name: /Adults from 18, .*, no count by gender\. Its own policy$/,
  });
  await axeFindsNothing('report policies', document.querySelector('main') ?? document.body);
  fireEvent.click(changed);
  await waitFor(() => expect(here()).toBe(`/apps/churches/${soweto}?tab=policy`));
});

test('issue 13: a device without churches says so', async () => {
  store = await signInHere(administrator);
  await store.cache.church.clear();
  await openApp(address);
  await screen.findByText('No church here yet');
});

test('B01 issue 13: who changes no church does not come to the page', async () => {
  await signInHere(usherOfBoth);
  const here = await openApp(address);
  await waitFor(() => expect(here()).not.toBe(address));
});
