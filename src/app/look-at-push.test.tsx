// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../tests/support/app-page.tsx';
import { offerPush } from '../features/push/offer-push.ts';

vi.mock('../features/push/offer-push.ts', { spy: true });

let timers: MockInstance<typeof setTimeout>;

beforeEach(() => {
  freshBrowser();
  timers = vi.spyOn(globalThis, 'setTimeout');
  vi.mocked(offerPush).mockReset().mockResolvedValue();
});
afterEach(forgetBrowser);

/** Tasks that run ten seconds after the start: the clock of the page is not turned, its timers are read. */
const tenSecondsOn = () =>
  timers.mock.calls.filter(([, after]) => after === 10_000).map(([run]) => run as () => void);

test.each([
  ['a back office, where it may ask', administrator, '/dashboard', true],
  ['an usher, who is not asked', undefined, '/apps/churches/submit-attendance-report', false],
] as const)(
  'S9-007 push is looked at once, 10 s after the start, of %s',
  async (_, grants, path, asks) => {
    await signInHere(grants);
    await openApp(path);
    // It comes after the form of its page.
    await vi.waitFor(() => expect(tenSecondsOn()).not.toEqual([]), { timeout: 10_000 });
    const [look, another] = tenSecondsOn();
    expect(another).toBeUndefined();
    expect(offerPush).not.toHaveBeenCalled();
    look?.();
    await vi.waitFor(() => expect(offerPush).toHaveBeenCalledExactlyOnceWith(asks));
  },
);
