import type { Page } from '@playwright/test';
import { must } from '../../src/domain/must.ts';
import { controlled, laptop, openChromium } from '../support/chromium.ts';
import { clickToFrame } from '../support/click-to-frame.ts';
import { people } from '../support/sample.ts';
import { signIn } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import { slowDown } from './device.ts';
import type { Figure } from './figure.ts';
import { framesDuring } from './frames-during.ts';

const rounds = 6;
const rows = 5000;
const slow = 4;

/** Address of each app, and a text of its list. */
const apps = {
  '/apps/academy': 'Foundation school',
  '/apps/chat': 'Anton Louw',
  '/apps/contacts': 'Aaliyah Adams',
  '/apps/ecommerce/inventory': 'Augrabies field watch',
  '/apps/file-manager': 'Baptism names',
  '/apps/help-center': 'Asked most',
  '/apps/mailbox': 'Khayelitsha venue',
  '/apps/notes': 'Sunday welcome',
  '/apps/scrumboard': 'Ministry planning',
  '/apps/tasks': 'Order 800 candles',
};
type App = keyof typeof apps;

/** Tables that get so many rows, each like the first one, and the field that names a row. */
const long = { contact: 'name', mail: 'subject', product: 'name', boardCard: 'title' };
/** Searches of those lists: where it is, its field, and the table of its rows. */
const searches = [
  ['/apps/contacts', 'Search contacts', 'contact'],
  ['/apps/ecommerce/inventory', 'Search products', 'product'],
  ['/apps/mailbox', 'Search all mails', 'mail'],
] as const;
/** Numbers behind the name of the first row: each finds another amount of rows. */
const typed = ['1', '12', '123', '2', '23', '234', '4', '45', '456'];

/** Parts of the menu that an app is in, beside "Apps". Opening one closes the other. */
const parents: Partial<Record<App, string>> = {
  '/apps/ecommerce/inventory': 'E-commerce',
  '/apps/help-center': 'Help center',
};

async function openParent(page: Page, name: string): Promise<void> {
  const key = page.getByRole('complementary').getByRole('button', { name, exact: true });
  if ((await key.getAttribute('aria-expanded')) === 'false') await key.click();
}

async function openBoth(page: Page, app: App): Promise<number> {
  const from: App = app === '/apps/notes' ? '/apps/tasks' : '/apps/notes';
  await clickToFrame(page, `aside a[href="${from}"]`, 'main', apps[from]);
  const parent = parents[app];
  if (parent !== undefined) await openParent(page, parent);
  await page.locator(`aside a[href="${app}"]`).waitFor();
  return clickToFrame(page, `aside a[href="${app}"]`, 'main', apps[app]);
}

/**
 * Adds rows that differ from the first one of their table by id and by the number in their name.
 *
 * @returns the name of the first row, by table
 */
async function fill(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    async ([tables, many]) => {
      const opening = indexedDB.open('demo');
      const store = await new Promise<IDBDatabase>((done, fail) => {
        opening.addEventListener('success', () => done(opening.result));
        opening.addEventListener('error', () => fail(opening.error ?? new Error('No store')));
      });
      const names: Record<string, string> = {};
      for (const [table, named] of Object.entries(tables)) {
        const change = store.transaction(table, 'readwrite');
        const rowsOf = change.objectStore(table);
        const first = rowsOf.getAll(null, 1);
        first.addEventListener('success', () => {
          const [row] = first.result as Record<string, unknown>[];
          names[table] = String(row?.[named]);
          for (let at = 0; at < many; at += 1) {
            rowsOf.add({ ...row, id: `more-${at}`, [named]: `${String(row?.[named])} ${at}` });
          }
        });
        await new Promise((done) => change.addEventListener('complete', done));
      }
      store.close();
      return names;
    },
    [long, rows] as const,
  );
}

/** Ms from a letter in the search until the frame that says how many were found. */
function letterToFound(page: Page, label: string, words: string): Promise<number> {
  return page.evaluate(
    ([name, text, outputs]) => {
      const found = () =>
        [...document.querySelectorAll(outputs)].find((one) => /found/.test(one.textContent))
          ?.textContent;
      const field = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const before = found();
      return new Promise<number>((done, fail) => {
        const begun = performance.now();
        setTimeout(
          () => fail(new Error(`${name}: "${text}" after "${before}" finds nothing`)),
          20_000,
        );
        const watch = new MutationObserver(() => {
          const now = found();
          if (now === undefined || now === before) return;
          watch.disconnect();
          requestAnimationFrame(() => done(performance.now() - begun));
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        field?.focus();
        setter?.call(field, text);
        field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
    },
    [label, words, 'main output'] as const,
  );
}

/** Ms of each letter, by the list that is searched. */
async function keystrokes(
  page: Page,
  names: Record<string, string>,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (const [app, label, table] of searches) {
    await openBoth(page, app);
    const ofList: number[] = [];
    for (const number of typed) {
      ofList.push(await letterToFound(page, label, `${names[table]} ${number}`));
    }
    times.set(label, ofList);
    await page.getByRole('searchbox', { name: label }).fill('');
  }
  return times;
}

/** Moves the pointer over the lists of a board and back, for as long as its frames are counted. */
function framesOfMoves(page: Page, x: number, y: number): Promise<number[]> {
  return framesDuring(page, async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.move(x + 600 * Math.abs(Math.sin(turn / 10)), y + (turn % 10) * 20);
    }
  });
}

/** Of a card over the lists of a board and back, and of the pointer alone, on the same way. */
async function framesOfDrag(page: Page): Promise<Record<'drag' | 'pointer', number[]>> {
  await openBoth(page, '/apps/scrumboard');
  await page.getByRole('link', { name: 'Ministry planning', exact: true }).click();
  const card = page.getByRole('list', { name: 'Cards of To do' }).getByRole('link').first();
  const box = must(await card.boundingBox(), 'a card in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const pointer = await framesOfMoves(page, x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  const drag = await framesOfMoves(page, x, y);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return { drag, pointer };
}

/** The demo apps on the device of an administrator, with long lists. */
export async function demoFigures({ origin }: ServerProcess): Promise<Figure[]> {
  const browser = await openChromium(laptop);
  const { page } = browser;
  try {
    await signIn(page, origin, people.naledi, '/apps/tasks');
    await controlled(page);
    await openParent(page, 'Apps');
    // Each has its first data, and its code is on the device.
    for (const app of Object.keys(apps)) await openBoth(page, app as App);
    await slowDown(page, slow);
    const openings = new Map<App, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const app of Object.keys(apps) as App[]) {
        openings.set(app, [...(openings.get(app) ?? []), await openBoth(page, app)]);
      }
    }
    const opened = [...openings.values()].flat();
    const medians = [...openings]
      .map(([app, times]) => `${app} ${percentile(times, 0.5).toFixed(0)}`)
      .join(', ');
    const names = await fill(page);
    // A page that begins with these rows: they were written beside the app, which keeps its lists of before.
    const second = await browser.context.newPage();
    await second.goto(page.url());
    await openParent(second, 'Apps');
    const byList = await keystrokes(second, names);
    const letters = [...byList.values()].flat();
    const ofLists = [...byList]
      .map(([label, times]) => `${label} ${times.map((ms) => ms.toFixed(0)).join(' ')}`)
      .join('; ');
    await second.close();
    const { drag, pointer } = await framesOfDrag(page);
    const many = `${rows} contacts, mails, products and cards`;
    return [
      {
        what: 'A demo app opened from the menu, warm, slow device, p95',
        measured: percentile(opened, 0.95),
        unit: 'ms',
        atMost: 100,
        conditions: `${Object.keys(apps).length} apps ${rounds} times each, page slowed ${slow} times by CDP, until the frame that shows its list; medians: ${medians}`,
      },
      {
        what: 'A keystroke in the search of a demo app, p95',
        measured: percentile(letters, 0.95),
        unit: 'ms',
        atMost: 50,
        conditions: `${many}; ${letters.length} letters, the first of each list in the moment in which its field gets the focus, until the frame that says how many were found, not slowed; median ${percentile(letters, 0.5).toFixed(0)} ms; ${ofLists}`,
      },
      {
        what: 'A card of a board dragged, slow device, time between frames, p95',
        measured: percentile(drag, 0.95),
        unit: 'ms',
        atMost: 17.5,
        conditions: `${many}, page slowed ${slow} times by CDP, ${drag.length} frames of 2 s; the pointer alone on the same way: ${pointer.length} frames, p95 ${percentile(pointer, 0.95).toFixed(1)} ms`,
      },
    ];
  } finally {
    await browser.remove();
  }
}
