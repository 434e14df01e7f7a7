import type { CDPSession, Page } from '@playwright/test';

interface Answer {
  result: { usedSize?: number };
}

/** Bytes of a heap in use, once nothing is left that could be collected. */
export type HeapInUse = () => Promise<number>;

/** The page's heap; the service worker's is another one. */
export async function heapOfPage(page: Page): Promise<HeapInUse> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
}

/** The heap of a Node process that was started with `--inspect` on this port. */
export function heapOfProcess(port: number): HeapInUse {
  return async () => {
    const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
    const [{ webSocketDebuggerUrl }] = targets as [{ webSocketDebuggerUrl: string }];
    const socket = new WebSocket(webSocketDebuggerUrl);
    await new Promise((done) => socket.addEventListener('open', done, { once: true }));
    const ask = (method: string) =>
      new Promise<{ usedSize?: number }>((done) => {
        socket.addEventListener(
          'message',
          ({ data }: MessageEvent<string>) => done((JSON.parse(data) as Answer).result),
          { once: true },
        );
        socket.send(JSON.stringify({ id: 1, method }));
      });
    try {
      await ask('HeapProfiler.collectGarbage');
      return (await ask('Runtime.getHeapUsage')).usedSize ?? 0;
    } finally {
      // A process waits with its end for who looks into it.
      socket.close();
    }
  };
}
