import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromiumFlags, openChromium, tablet } from '../support/chromium.ts';
import { debugged, type Debugged } from '../support/debugging.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { freePort } from '../support/free-port.ts';
import { noteUsable } from '../support/note-usable.ts';
import { chromiumPath } from '../support/paths.ts';
import { allGone } from '../support/processes.ts';
import { people } from '../support/sample.ts';
import { signInToCount } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import { until } from '../support/until.ts';
import type { Figure } from './figure.ts';

const starts = 20;

/** Ms of the page, from navigation on, until the form could be used. */
async function usableAt(page: Debugged): Promise<number> {
  const asked = { expression: 'window.usableAt' };
  const answer = () => page.ask<{ result: { value?: number } }>('Runtime.evaluate', asked);
  // Seldom: each look is work for the page that is measured.
  return until(async () => (await answer()).result.value, { what: 'a usable form', every: 500 });
}

/** Starts the browser on a profile, without a runner: what one watches is work for the page's own thread. */
async function startOn(profileDir: string, address: string): Promise<number> {
  const port = await freePort();
  const flags = [
    ...chromiumFlags,
    `--user-data-dir=${profileDir}`,
    `--remote-debugging-port=${port}`,
    `--window-size=${tablet.width},${tablet.height}`,
  ];
  const browser = spawn(chromiumPath(), [...flags, 'about:blank'], { stdio: 'ignore' });
  const ended = once(browser, 'exit');
  const page = await until(() => debugged(port, 'page'), { what: 'a page to debug' });
  await page.ask('Page.enable');
  await page.ask('Page.addScriptToEvaluateOnNewDocument', { source: noteUsable });
  await page.ask('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.ask('Page.navigate', { url: address });
  const took = await usableAt(page);
  // It may be gone before it answers.
  await page.ask('Browser.close').catch(() => undefined);
  await ended;
  await allGone(profileDir);
  return took;
}

/** The app is opened on a tablet that has no network. */
export async function coldStartFigures(server: ServerProcess): Promise<Figure[]> {
  const network = await faultProxy(server.port);
  const usher = await openChromium();
  try {
    await signInToCount(usher.page, network.origin, people.thabo);
    await usher.close();
    await network.cut();
    const times: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      times.push(await startOn(usher.profileDir, network.origin));
    }
    const what = 'Offline cold start to a usable form';
    const conditions = `${starts} starts of a closed browser from navigation on, page slowed 4 times by CDP (not the worker)`;
    return [
      {
        what: `${what}, p95`,
        measured: percentile(times, 0.95),
        unit: 'ms',
        atMost: 1200,
        conditions,
      },
      {
        what: `${what}, median`,
        measured: percentile(times, 0.5),
        unit: 'ms',
        conditions: 'the same',
      },
    ];
  } finally {
    await usher.open();
    await usher.remove();
    await network.close();
  }
}
