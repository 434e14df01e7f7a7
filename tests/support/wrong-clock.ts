import type { BrowserContext } from '@playwright/test';
import type { FaultProxy } from './fault-proxy.ts';

/** Script that makes a device's clock wrong from its first line on; the page and the worker both carry it. */
function shifted(milliseconds: number): string {
  return `{
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [Right.now() + ${milliseconds}])); }
      static now() { return Right.now() + ${milliseconds}; }
    };
  }\n`;
}

/** From the next start of page and worker on, this device's clock is as far off. */
export async function setClockOff(
  context: BrowserContext,
  network: FaultProxy,
  milliseconds: number,
): Promise<void> {
  const wrong = shifted(milliseconds);
  await context.addInitScript(wrong);
  const sw = await (await fetch(`${network.origin}/sw.js`)).text();
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
  network.faults(({ path }) =>
    path.startsWith('/sw.js')
      ? { kind: 'answer', status: 200, headers, body: wrong + sw }
      : { kind: 'pass' },
  );
}
