// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDraft } from '#store/attendance/draft.ts';
import type { Store } from '#store/database.ts';
import { saveDraft } from '#store/drafts/drafts.ts';
import {
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
  sunday,
} from '../../../../tests/support/app-page.tsx';
import { firstService, soweto } from '../../../../tests/support/device.ts';

const path = '/apps/churches/submit-attendance-report';
const form = 'church-attendance-report';
let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
});
afterEach(forgetBrowser);

test('issue 11.4: the form is drawn at once, with its draft: none of its parts is loading first', async () => {
  const draft = await openDraft(store, {
    form,
    churchId: soweto,
    serviceId: firstService,
    date: sunday,
  });
  await saveDraft(store, { ...draft, values: { ...draft.values, attendance: 61 } });
  const loading: string[] = [];
  const watched = new MutationObserver(() => {
    if (document.body.textContent.includes('Loading the report')) loading.push(location.pathname);
  });
  watched.observe(document.body, { childList: true, subtree: true });
  await openApp(path);
  const counter = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Attendance' });
  watched.disconnect();
  expect(counter.value).toBe('61');
  expect(loading).toEqual([]);
});
