// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { databases, type Store } from '#store/database.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { fixedId, signedInAs, thabo } from '../../../tests/support/device.ts';
import { useLive } from './use-live.ts';

test('a question asked while the device writes is asked again once for all of it, and answers what there is in the end', async () => {
  const { vault } = databases();
  await beginSession(vault, signedInAs(thabo));
  const written = Promise.withResolvers<void>();
  let asked = 0;
  const settingsHeld = async (store: Store) => {
    asked += 1;
    const held = await store.vault.settings.count();
    if (asked === 2) await written.promise;
    return held;
  };
  const { result } = renderHook(() => useLive(settingsHeld));
  await waitFor(() => expect(result.current).toEqual({ state: 'ready', data: 1 }));

  const write = (key: 'device' | 'callSize' | 'pause', at = 0) =>
    vault.settings.put({ key, clientId: fixedId(at), items: 1, until: 0, for: 0 } as never);
  await write('device');
  // It has read, and is not done: what is written now it does not know.
  await waitFor(() => expect(asked).toBe(2));
  for (let at = 0; at < 10; at += 1) {
    for (const key of ['device', 'callSize', 'pause'] as const) await write(key, at);
  }
  expect(asked).toBe(2);
  written.resolve();
  await waitFor(() => expect(result.current).toEqual({ state: 'ready', data: 4 }));
  expect(asked).toBe(3);

  await vault.settings.delete('pause');
  await waitFor(() => expect(result.current).toEqual({ state: 'ready', data: 3 }));
});
