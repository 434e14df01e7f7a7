import type { Page } from '@playwright/test';
import { newId } from '../../src/domain/values/new-id.ts';
import { headers } from '../../src/domain/headers.ts';
import type { Person } from '../../src/domain/people/entities.ts';
import { grouped } from '../../src/ui/time.ts';
import { bearer } from '../support/api.ts';
import { controlled, laptop, openChromium } from '../support/chromium.ts';
import { clickToFrame } from '../support/click-to-frame.ts';
import type { Member } from '../support/members.ts';
import { typeSignIn } from '../support/screens.ts';
import { percentile } from '../support/tap-to-saved.ts';
import { slowDown } from './device.ts';
import type { Figure } from './figure.ts';
import { framesOfScroll } from './frames-of-scroll.ts';

const conditions =
  '100,000 people, 40,000 families, 2,000 groups, 200 churches, on a new server with 50 other tenants; one browser, server and database on the same cores';
const profiles = 20;
const edits = 20;

/** From the press on Sign in: until the first rows can be read, and until everything is here. */
async function firstSync(page: Page, origin: string, { email, password }: Member, people: number) {
  await page.goto(`${origin}/apps/people`);
  await typeSignIn(page, email, password);
  const began = performance.now();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('main tbody tr').first().waitFor({ timeout: 120_000 });
  const useful = performance.now() - began;
  await page
    .getByText(`${grouped(people)} people`)
    .first()
    .waitFor({ timeout: 600_000 });
  await page.getByText(/Up to date as of/).waitFor({ timeout: 600_000 });
  return { useful, whole: performance.now() - began };
}

/** Gives one of the names of the list an id, to click it by. Answers the name. */
function markName(page: Page, nth: number): Promise<string> {
  return page.evaluate((at) => {
    const buttons = [...document.querySelectorAll('main tbody td button')];
    // The picture of a person is a button too.
    const names = buttons.filter(({ textContent }) => textContent !== '');
    const name = names[at % names.length];
    if (!name) throw new Error('The list is empty');
    name.id = 'opens';
    return name.textContent;
  }, nth);
}

/** From a press on a name in the list to the frame that shows the profile. */
async function openProfiles(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth <= profiles; nth += 1) {
    const name = await markName(page, nth);
    times.push(await clickToFrame(page, '#opens', 'main h1', name));
    await page.goBack();
    await page.locator('main tbody td button').first().waitFor();
  }
  return times.slice(1);
}

/** Bytes of the page's heap, once nothing is left that could be collected. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** A colleague names somebody anew, again and again: ms from their call until this page shows it. */
async function seenEdits(page: Page, origin: string, other: Member): Promise<number[]> {
  const path = `${origin}/api/v1/people`;
  const list = await fetch(`${path}/browse`, {
    method: 'POST',
    headers: bearer(other.signedIn),
    body: '{}',
  });
  if (!list.ok) throw new Error(`The list of people: ${await list.text()}`);
  const [person] = ((await list.json()) as { data: Person[] }).data;
  if (!person) throw new Error('There is nobody');
  await page.goto(`${origin}/pages/profile/${person.id}`);
  await page.getByText(/Up to date as of/).waitFor();
  const times: number[] = [];
  let was = person.firstName;
  for (let nth = 0; nth < edits; nth += 1) {
    const shallBe = `Nandi${nth}x`;
    const shown = page.waitForFunction(
      (name) => document.querySelector('main h1')?.textContent?.includes(name) === true,
      shallBe,
    );
    const began = performance.now();
    const answer = await fetch(`${path}/${person.id}`, {
      method: 'PATCH',
      headers: { ...bearer(other.signedIn), [headers.idempotencyKey]: newId() },
      body: JSON.stringify({ churchId: person.churchId, edits: { firstName: { was, shallBe } } }),
    });
    if (!answer.ok) throw new Error(`The edit: ${await answer.text()}`);
    await shown;
    times.push(performance.now() - began);
    was = shallBe;
  }
  return times;
}

/** The device of somebody who may see everybody of a very large church. */
export async function peopleHereFigures(
  origin: string,
  admin: Member,
  other: Member,
  people: number,
): Promise<Figure[]> {
  const browser = await openChromium(laptop);
  const { page } = browser;
  try {
    const { useful, whole } = await firstSync(page, origin, admin, people);
    await controlled(page);
    const heap = await heapOf(page);
    const opened = await openProfiles(page);
    const seen = await seenEdits(page, origin, other);
    await page.goto(`${origin}/apps/people`);
    await page.locator('main tbody tr').first().waitFor();
    await slowDown(page, 4);
    const frames = await framesOfScroll(page);
    const line = (what: string, measured: number, atMost: number, unit: Figure['unit'] = 'ms') => ({
      what: `Large church: ${what}`,
      measured,
      atMost,
      unit,
      conditions,
    });
    return [
      line('first rows of the directory after Sign in', useful, 2000),
      line('first sync of everything', whole, 15_000),
      line('heap of the page', heap / 2 ** 20, 250, 'MB'),
      line(`a profile opens, p95 of ${profiles}`, percentile(opened, 0.95), 100),
      line(`a colleague’s edit is shown, p95 of ${edits}`, percentile(seen, 0.95), 500),
      line(
        `time between frames while the directory is scrolled, page slowed 4 times, p95 of ${frames.length}`,
        percentile(frames, 0.95),
        17.5,
      ),
    ];
  } finally {
    await browser.remove();
  }
}
