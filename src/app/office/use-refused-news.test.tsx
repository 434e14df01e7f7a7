// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addShortcut } from '#domain/shell/shortcut-operations.ts';
import type { Store } from '#store/database.ts';
import { applyResults } from '#store/outbox/deliveries.ts';
import { queueItem } from '#store/outbox/outbox.ts';
import { forgetBrowser, freshBrowser, signInHere } from '../../../tests/support/app-page.tsx';
import { fixedId } from '../../../tests/support/device.ts';
import { renderAt } from '../../../tests/support/in-router.tsx';
import { useLive } from '../../api/live-queries/use-live.ts';
import { refusedChanges } from '#store/outbox/refused-changes.ts';
import { snackbars } from '../../ui/snackbar/snackbars.ts';
import { useRefusedNews } from './use-refused-news.ts';

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
});
afterEach(forgetBrowser);

async function refuse(at: number, label: string): Promise<void> {
  const { vault, profile } = store;
  const shortcut = { label, icon: 'mail', link: '/apps/mailbox', useRouter: true };
  const [id, now] = [fixedId(at), new Date()];
  await queueItem(vault, { operation: addShortcut, id, input: { shortcut }, profile, now });
  const problem = { code: 'validation', message: 'This link leads nowhere' };
  await applyResults(vault, [{ status: 'rejected', id, problem }], { now: 5, random: () => 0 });
}

function Page() {
  useRefusedNews();
  const live = useLive(refusedChanges);
  return <p>{live.state === 'ready' ? `${live.data.length} known` : 'none yet'}</p>;
}

test('what is refused now is said and leads to where it stands; what was before is not said again', async () => {
  await refuse(1, 'Old');
  const router = await renderAt('/dashboard', <Page />);
  await screen.findByText('1 known');
  expect(snackbars.current()).toBeNull();
  await refuse(2, 'Mailbox');
  await waitFor(() => expect(snackbars.current()).not.toBeNull());
  const snack = snackbars.current();
  expect(snack?.text).toBe('Shortcut “Mailbox” was refused. This link leads nowhere.');
  await act(async () => snack?.action?.run?.());
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/churches/my-reports'));
});
