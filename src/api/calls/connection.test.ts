// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const network = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  vi.resetModules();
  network.mockReturnValue(true);
});

/** One page: its connection, and requests whose answers come when the test says so. */
async function page() {
  const [{ connection, missed, reached }, { createTransport }] = await Promise.all([
    import('./connection.ts'),
    import('./transport.ts'),
  ]);
  const answers: ((response: Response) => void)[] = [];
  const fetch = createTransport({
    fetch: () => new Promise((answer) => answers.push(answer)),
    base: 'https://grace-valley.example',
    allowedOrigins: ['https://grace-valley.example'],
    tenant: () => null,
    accessToken: () => null,
    secondToken: async () => null,
    renew: async () => null,
    onAnswer: (answered, begunAt) => (answered ? reached(begunAt) : missed()),
  });
  return {
    state: () => connection.getSnapshot().state,
    /** Begins a request; what it answers with ends it. */
    begin() {
      const done = fetch('/api/health');
      return async (status: number) => {
        await expect.poll(() => answers).not.toHaveLength(0);
        answers.shift()?.(new Response(null, { status }));
        await done;
      };
    },
  };
}

function loseNetwork() {
  network.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
}

test('an answer to what left before the network went does not bring the network back', async () => {
  const { begin, state } = await page();
  const answer = begin();
  loseNetwork();
  await answer(200);
  expect(state()).toBe('offline');
});

test('an answer to what left afterwards does, whatever the device believes', async () => {
  const { begin, state } = await page();
  loseNetwork();
  const lost = performance.now();
  expect(state()).toBe('offline');
  await expect.poll(() => performance.now()).toBeGreaterThan(lost);
  await begin()(200);
  expect(state()).toBe('online');
});

test('a server that fails while there is a network cannot be reached; its next answer ends that', async () => {
  const { begin, state } = await page();
  await begin()(503);
  expect(state()).toBe('unreachable');
  await begin()(200);
  expect(state()).toBe('online');
});
