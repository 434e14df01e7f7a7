// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addShortcut } from '#domain/shell/shortcut-operations.ts';
import { newId } from '#domain/values/new-id.ts';
import type { Store } from '#store/database.ts';
import { applyResults } from '#store/outbox/deliveries.ts';
import { queueItem } from '#store/outbox/outbox.ts';
import { forgetBrowser, freshBrowser, signInHere } from '../../../tests/support/app-page.tsx';
import { renderAt } from '../../../tests/support/in-router.tsx';
import { useLive } from '../../api/live-queries/use-live.ts';
import { refusedChanges } from '#store/outbox/refused-changes.ts';
import { snackbars } from '../../ui/snackbar/snackbars.ts';
import { useRejections } from './use-rejections.ts';

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
});
afterEach(forgetBrowser);

async function refuse(...labels: string[]): Promise<void> {
  const { vault, profile } = store;
  const problem = { code: 'validation', message: 'This link leads nowhere' } as const;
  const results = labels.map((label) => ({
    label,
    result: { status: 'rejected' as const, id: newId(), problem },
  }));
  for (const { label, result } of results) {
    const shortcut = { label, icon: 'mail', link: '/apps/mailbox', useRouter: true };
    const input = { shortcut };
    const now = new Date();
    await queueItem(vault, { operation: addShortcut, id: result.id, input, profile, now });
  }
  const answered = results.map(({ result }) => result);
  await applyResults(vault, answered, { now: 5, random: () => 0 });
}

function Page() {
  useRejections();
  const live = useLive(refusedChanges);
  return <p>{live.state === 'ready' ? `${live.data.length} known` : 'none yet'}</p>;
}

test('what is refused now is said and leads to where it stands; what was before is not said again', async () => {
  await refuse('Old');
  const router = await renderAt('/dashboard', <Page />);
  await screen.findByText('1 known');
  expect(snackbars.current()).toBeNull();
  await refuse('Mailbox');
  await waitFor(() => expect(snackbars.current()).not.toBeNull());
  const snack = snackbars.current();
  expect(snack?.text).toBe('Shortcut “Mailbox” was refused. This link leads nowhere.');
  await act(async () => snack?.action?.run?.());
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/churches/my-reports'));
});

test('what the server did in part is not called refused', async () => {
  await renderAt('/dashboard', <Page />);
  await screen.findByText('0 known');
  const { vault, profile } = store;
  const id = newId();
  const input = { shortcut: { label: 'Mailbox', icon: 'mail', link: '/m', useRouter: true } };
  await queueItem(vault, { operation: addShortcut, id, input, profile, now: new Date() });
  const problem = { code: 'validation', message: 'One of two stays' };
  const left = { status: 'conflict', id, problem, current: { kept: ['a'] } } as const;
  await applyResults(vault, [left], { now: 5, random: () => 0 });
  await waitFor(() =>
    expect(snackbars.current()?.text).toBe(
      'Shortcut “Mailbox” was done in part. One of two stays.',
    ),
  );
});

test('many that are refused at once, as by an import, are said once', async () => {
  await renderAt('/dashboard', <Page />);
  await screen.findByText('0 known');
  await refuse('Mailbox', 'Tasks', 'Files');
  await waitFor(() => expect(snackbars.current()?.text).toBe('3 changes were refused.'));
});
