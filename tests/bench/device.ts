import type { Page } from '@playwright/test';
import { must } from '../../src/domain/must.ts';
import { goOffline, goOnline, openChromium, type TestBrowser } from '../support/chromium.ts';
import { faultProxy, type FaultProxy } from '../support/fault-proxy.ts';
import { people } from '../support/sample.ts';
import {
  count,
  countToday,
  counter,
  delivered,
  nextService,
  routes,
  signInToCount,
  submitButton,
  submitCount,
} from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile, watchSubmit } from '../support/tap-to-saved.ts';
import { until } from '../support/until.ts';
import type { Figure } from './figure.ts';

/** CDP slows the page alone: the service worker stays as quick as the machine. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

interface Bench {
  server: ServerProcess;
  network: FaultProxy;
  tablet: TestBrowser;
}

/**
 * A tap by the mouse alone, on a page that is at rest: whatever a test looks up in the page while it
 * waits runs on the page's own thread, and would be measured with it.
 */
export async function tapTime(page: Page, attendance: number): Promise<number> {
  await countToday(page);
  await count(page, { Attendance: attendance });
  const button = submitButton(page);
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = must(await button.boundingBox(), 'the button’s place');
  const took = await watchSubmit(page);
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  await page.mouse.click(x + width / 2, y + height / 2);
  return took();
}

async function tapTimes(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await tapTime(page, 100 + round));
    await nextService(page);
  }
  return times;
}

async function tapToSaved({ network, tablet }: Bench): Promise<Figure[]> {
  const { page } = tablet;
  await page.goto(`${network.origin}${routes.submit}`);
  await counter(page, 'Attendance').waitFor();
  const normal = await tapTimes(page, 30);
  await slowDown(page, 6);
  const slow = await tapTimes(page, 20);
  await slowDown(page, 1);
  const what = 'Tap on Submit to “Saved on this device”';
  const by = 'to the frame that shows it, by the page’s clock';
  return [
    {
      what: `${what}, p95`,
      measured: percentile(normal.slice(1), 0.95),
      unit: 'ms',
      atMost: 50,
      conditions: `${normal.length - 1} reports after the first, online, ${by}`,
    },
    {
      what: `${what}, median`,
      measured: percentile(normal.slice(1), 0.5),
      unit: 'ms',
      conditions: 'the same',
    },
    {
      what: `${what}, first of a page`,
      measured: normal[0] ?? Number.NaN,
      unit: 'ms',
      conditions: 'one report',
    },
    {
      what: `${what}, p95 on a slow device`,
      measured: percentile(slow, 0.95),
      unit: 'ms',
      atMost: 250,
      conditions: `${slow.length} reports, page slowed 6 times by CDP (not the worker), ${by}`,
    },
  ];
}

/** A24: a line that answers after two seconds, and loses one call of a hundred. */
async function slowLine({ network, tablet }: Bench): Promise<Figure> {
  let calls = 0;
  network.shape({ bitsPerSecond: 100_000, latencyMs: 2000 });
  network.faults(() => ({ kind: ++calls % 100 === 5 ? 'break' : 'pass' }));
  const times = await tapTimes(tablet.page, 20);
  network.shape(null);
  network.faults(null);
  return {
    what: 'Tap on Submit to “Saved on this device” on a slow line, p95',
    measured: percentile(times, 0.95),
    unit: 'ms',
    atMost: 100,
    conditions: `${times.length} reports, 100 kbit/s, 2 s latency, one call of a hundred lost`,
  };
}

async function backToSend(
  { network, tablet }: Bench,
  rounds: number,
  leave: () => Promise<void>,
  comeBack: () => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  await countToday(tablet.page);
  for (let round = 0; round < rounds; round += 1) {
    await leave();
    const item = await submitCount(tablet.page, 80 + round);
    const earlier = network.seen.length;
    await comeBack();
    const start = performance.now();
    await until(
      () => network.seen.slice(earlier).some(({ path }) => path.startsWith('/api/v1/mutations')),
      { what: 'the first send', within: 60_000, every: 5 },
    );
    times.push(performance.now() - start);
    await delivered(tablet.page, item.id);
    await nextService(tablet.page);
  }
  return times;
}

async function networkBack(bench: Bench): Promise<Figure[]> {
  const { network, tablet } = bench;
  const noticed = await backToSend(
    bench,
    15,
    () => goOffline(tablet, network),
    () => goOnline(tablet, network),
  );
  const unnoticed = await backToSend(bench, 4, network.cut, network.restore);
  const what = 'Network back to first send, app open, p95';
  return [
    {
      what,
      measured: percentile(noticed, 0.95),
      unit: 'ms',
      atMost: 5000,
      conditions: `${noticed.length} times, the browser fires "online"`,
    },
    {
      what: 'Server back to first send, app open, slowest',
      measured: Math.max(...unnoticed),
      unit: 'ms',
      conditions: `${unnoticed.length} times, the browser was online all the time`,
    },
  ];
}

/** Times on an usher's tablet. */
export async function deviceFigures(server: ServerProcess): Promise<Figure[]> {
  const network = await faultProxy(server.port);
  const tablet = await openChromium();
  const bench = { server, network, tablet };
  try {
    await signInToCount(tablet.page, network.origin, people.thabo);
    return [...(await tapToSaved(bench)), await slowLine(bench), ...(await networkBack(bench))];
  } finally {
    await tablet.remove();
    await network.close();
  }
}
