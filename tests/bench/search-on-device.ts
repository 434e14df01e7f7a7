import { rememberPolicy, startBuiltWorker } from '../support/built-worker.ts';
import { controlled, laptop, openChromium } from '../support/chromium.ts';
import { fillSignIn, routes } from '../support/screens.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { SearchHere } from '../../workers/search/search-api.ts';
import type { Figure } from './figure.ts';

interface Asked {
  /** Ms from the question of the page to the answer in the page. */
  times: number[];
  /** Number of misspelt names that were found. */
  found: number;
  /** Ms from the first question until the worker had read everything. */
  readIn: number;
}

/** Somebody who may see everybody, on a device that holds them all. `misspelt`: names with an error in each. */
export async function searchOnDevice(
  origin: string,
  { email, password }: { email: string; password: string },
  { begun, misspelt, people }: { begun: string[]; misspelt: string[]; people: number },
): Promise<Figure[]> {
  const browser = await openChromium(laptop);
  const { page } = browser;
  try {
    await rememberPolicy(page);
    await page.goto(`${origin}${routes.reports}`);
    await fillSignIn(page, email, password);
    await page.getByText(/Up to date as of/).waitFor({ timeout: 300_000 });
    await controlled(page);
    await startBuiltWorker(page, 'search');
    const { times, found, readIn } = await page.evaluate(
      async ([starts, names]): Promise<Asked> => {
        const { search } = Reflect.get(globalThis, 'built') as { search: SearchHere };
        const ask = (term: string) => search.find({ kind: 'people', term, most: 20 });
        const began = performance.now();
        await search.prepare();
        while ((await ask('an')) === null) await new Promise((over) => setTimeout(over, 20));
        const asked: Asked = { times: [], found: 0, readIn: performance.now() - began };
        for (const [at, start] of starts.entries()) {
          for (const term of [start, names[at] ?? '']) {
            const before = performance.now();
            const answer = await ask(term);
            asked.times.push(performance.now() - before);
            if (term !== start && (answer?.found.length ?? 0) > 0) asked.found += 1;
          }
        }
        return asked;
      },
      [begun, misspelt] as const,
    );
    const conditions = `${people} people on the device, ${times.length} searches by turns: the first letters of a name, and a whole name with an error in a word`;
    return [
      {
        what: 'A keystroke in search over 100,000 people on the device, in the worker, with typos, p95',
        measured: percentile(times, 0.95),
        unit: 'ms',
        atMost: 30,
        conditions,
      },
      {
        what: 'Search on the device, names with an error that find somebody',
        measured: (100 * found) / misspelt.length,
        unit: 'of 100',
        atLeast: 100,
        conditions,
      },
      {
        what: 'Search on the device, until the worker has read everybody',
        measured: readIn,
        unit: 'ms',
        conditions,
      },
    ];
  } finally {
    await browser.remove();
  }
}
