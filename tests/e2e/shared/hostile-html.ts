import { join } from 'node:path';
import { sample } from 'fast-check';
import { build } from 'vite';
import { unescapeHtml } from '../../../src/domain/values/escape-html.ts';
import { cleanHtml } from '../../../server/shell/clean-html.ts';
import { harm, mixtures } from '../../support/hostile-html.ts';
import { root } from '../../support/paths.ts';
import type { Tab } from '../../support/tablet.ts';

/** The pages' own cleaner by itself, as a script that leaves its function on the global. */
async function cleanerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#domain': join(root, 'src/domain') } },
    build: {
      write: false,
      lib: {
        entry: join(root, 'src/ui/rich-text/clean-html.ts'),
        formats: ['iife'],
        name: 'cleaner',
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('The cleaner did not build');
  return result.output[0].code.replace(/^(?:var|const|let) cleaner/, 'globalThis.cleaner');
}

interface Cleaner {
  cleaner: { cleanHtml(html: string, kind: 'line' | 'block'): DocumentFragment };
}

interface Told extends Cleaner {
  told: string[];
}

/** Shows each text as the app would, in the app's own document; what should not be is written down. */
function judge([texts = '[]']: string[]): void {
  const { cleaner, told } = globalThis as unknown as Told;
  const tags = 'B STRONG I EM U S SMALL MARK CODE SUB SUP BR SPAN P UL OL LI BLOCKQUOTE A';
  const allowed = new Set(tags.split(' '));
  for (const html of JSON.parse(texts) as string[]) {
    for (const kind of ['line', 'block'] as const) {
      const box = document.createElement('div');
      document.body.append(box);
      box.replaceChildren(cleaner.cleanHtml(html, kind));
      for (const element of box.querySelectorAll('*')) {
        const link = element.tagName === 'A';
        if (!allowed.has(element.tagName) || (link && kind === 'line')) {
          told.push(`${element.tagName} of ${html}`);
        }
        for (const { name, value } of element.attributes) {
          const leads = name === 'href' && /^(https?:\/\/|\/(?![/\\]))/i.test(value);
          const closes = link && (name === 'rel' || name === 'target');
          if (!leads && !closes) told.push(`${name}=${value} of ${html}`);
        }
      }
      box.remove();
    }
  }
}

/** Fails if the server's cleaned HTML has another text in a browser than on the server. */
function compare([pairs = '[]']: string[]): void {
  const { cleaner, told } = globalThis as unknown as Told;
  for (const [html = '', words] of JSON.parse(pairs) as string[][]) {
    const shown = cleaner.cleanHtml(html, 'block').textContent;
    if (shown !== words) told.push(`“${shown}” of ${html}`);
  }
}

/** Waits until the page was told of everything that its policy stopped until now. */
async function policyHeard(): Promise<void> {
  const heard = new Promise<void>((done) => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      if (blockedURI.startsWith('https://last.example')) done();
    });
  });
  new Image().src = 'https://last.example/';
  await heard;
}

function watchPolicy(): void {
  const { told } = globalThis as unknown as Told;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    if (!blockedURI.startsWith('https://last.example')) {
      told.push(`${violatedDirective} ${blockedURI}`);
    }
  });
}

/**
 * Says what ran and what was left that should not be, of this many mixtures: as they are, and as the
 * server stores them. Of these the policy has nothing to stop, while of the others it tells where the
 * cleaner's own parser, which runs nothing, comes by.
 */
export async function showHostileHtml(tab: Tab, numRuns: number, seed: number): Promise<string[]> {
  const hostile = [...harm, ...sample(mixtures, { numRuns, seed })];
  const stored = hostile.map((html) => {
    const clean = cleanHtml(html, 'block');
    return [clean, unescapeHtml(clean.replaceAll(/<[^>]*>/g, ''))];
  });
  await tab.run(await cleanerScript());
  await tab.evaluate(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told, ran: () => told.push('something ran') });
  }, []);
  await tab.evaluate(judge, [JSON.stringify(hostile)]);
  await tab.evaluate(policyHeard, []);
  await tab.evaluate(watchPolicy, []);
  await tab.evaluate(judge, [JSON.stringify(stored.map(([html]) => html))]);
  await tab.evaluate(compare, [JSON.stringify(stored)]);
  await tab.evaluate(policyHeard, []);
  return tab.evaluate(() => (globalThis as unknown as Told).told, []);
}
