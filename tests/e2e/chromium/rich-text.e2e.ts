import { join } from 'node:path';
import { array, constantFrom, oneof, sample, string } from 'fast-check';
import { build } from 'vite';
import { laptop } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { root } from '../../support/paths.ts';
import { routes } from '../../support/screens.ts';

/** Ways that HTML has to run something, to call somebody, or to look like something else. */
const harm = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<img src="https://tracker.example/pixel.gif">',
  '<svg onload=ran()><animate onbegin=ran()></svg>',
  '<svg><script>ran()</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=ran()></style></mglyph></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran()>',
  '<noscript><p title="</noscript><img src=x onerror=ran()>"></noscript>',
  '<xmp><p title="</xmp><img src=x onerror=ran()>"></xmp>',
  '<template><img src=x onerror=ran()></template>',
  '<a href="javascript:ran()">a</a>',
  '<a href="java&#9;script:ran()">a</a>',
  '<a href="data:text/html,<script>ran()</script>">a</a>',
  '<a href="//elsewhere.example">a</a>',
  '<a href="/\\elsewhere.example">a</a>',
  '<iframe srcdoc="<script>ran()</script>"></iframe>',
  '<form action="https://elsewhere.example"><input name=password><button>Go</button></form>',
  '<style>*{background:url(https://tracker.example)}</style>',
  '<p style="position:fixed;inset:0">over everything</p>',
  '<p id="content" class="overlay" onclick="ran()" data-x="1" aria-label="y">x</p>',
  '<b><svg><style><!--</style><img src=x onerror=ran()>--></svg></b>',
  '<details open ontoggle=ran()>x</details>',
  '<video><source onerror=ran()></video>',
  '<object data="javascript:ran()"></object><embed src="javascript:ran()">',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
  '<input autofocus onfocus=ran()>',
];

const piece = oneof(
  constantFrom(...harm),
  constantFrom('<p>', '</p>', '<b>', '<svg>', '</svg>', '<math>', '<!--', '-->', '<table>', '<li>'),
  string({ maxLength: 12 }),
);
const mixtures = array(piece, { maxLength: 8 }).map((parts) => parts.join(''));

/** The module by itself, as a script that leaves its function on the global. */
async function cleanerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
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

test('B18 B19 B21 S3-006 of hostile HTML only words and a little markup are left, under our own policy', async ({
  server,
  browserOf,
}) => {
  const seed = Date.now();
  const hostile = [...harm, ...sample(mixtures, { numRuns: 300, seed })];
  const { page } = await browserOf(laptop);
  await page.goto(`${server.origin}${routes.signIn}`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(await cleanerScript());
  const found = await page.evaluate((all) => {
    const told: string[] = [];
    const { cleaner } = globalThis as unknown as Cleaner;
    Object.assign(globalThis, { ran: () => told.push('something ran') });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      told.push(`${violatedDirective} ${blockedURI}`),
    );
    const tags = 'B STRONG I EM U S SMALL MARK CODE SUB SUP BR SPAN P UL OL LI BLOCKQUOTE A';
    const allowed = new Set(tags.split(' '));
    for (const html of all) {
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
    return told;
  }, hostile);
  expect(found, `seed ${seed}`).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(server.origin))).toEqual([]);

  const shown = await page.evaluate(() => {
    const { cleaner } = globalThis as unknown as Cleaner;
    const box = document.createElement('div');
    const html =
      '<p>By <strong>Friday</strong>: <a href="https://example.org/">the list</a>, 5 &lt; 6</p>';
    box.append(cleaner.cleanHtml(html, 'block'));
    return box.innerHTML;
  });
  expect(shown).toContain('By <strong>Friday</strong>: ');
  expect(shown).toContain('target="_blank"');
  expect(shown).toContain('rel="noopener noreferrer"');
  expect(shown).toContain('5 &lt; 6');
});
