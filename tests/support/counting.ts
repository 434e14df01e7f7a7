import { must } from '../../src/domain/must.ts';
import { submitChurchReport } from '../../src/domain/attendance/operations.ts';
import type { ChurchReportInput } from '../../src/domain/attendance/inputs.ts';
import { headers } from '../../src/domain/headers.ts';
import type { Item, ItemState } from '../../src/store/outbox/item.ts';
import { itemsOn, rowsOf } from './device-store.ts';
import type { Place } from './places.ts';
import { today } from './reports.ts';
import { password, type Person } from './sample.ts';
import { routes } from './screens.ts';
import type { Asked, Tab } from './tablet.ts';
import { until } from './until.ts';

/** Steps of a person, and readings of the page, in any browser. */

const isShown = ([wanted = '']: string[]) => document.body.innerText.includes(wanted);

export async function sees(tab: Tab, words: string, within = 15_000): Promise<void> {
  await until(() => tab.evaluate(isShown, [words]), { what: `the words "${words}"`, within });
}

/** A browser that has just started, a first sync and a worker's files: on a busy machine they take their time. */
const toBeReady = 45_000;

/** Attendance as the form shows it. */
export function shownCount(tab: Tab): Promise<string | null> {
  return tab.evaluate(() => {
    const field = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent.trim() === 'Attendance',
    )?.control;
    return field instanceof HTMLInputElement ? field.value : null;
  }, []);
}

async function formIsOpen(tab: Tab): Promise<void> {
  await until(async () => (await shownCount(tab)) !== null, {
    what: 'the form',
    within: toBeReady,
  });
}

export async function signInOn(tab: Tab, person: Person): Promise<void> {
  await tab.fill('Email address', person.email);
  await tab.fill('Password', password);
  await tab.press('Sign in');
}

/** Rows of the device about a church that its usher counts. */
async function placeOn(tab: Tab): Promise<Place> {
  const [profile] = await rowsOf<{ id: string }>(tab, 'vault', 'profiles');
  const services = await rowsOf<{ id: string; churchId: string; status: string }>(
    tab,
    `cache-${must(profile, 'somebody').id}`,
    'service',
  );
  const service = must(
    services.find(({ status }) => status === 'active'),
    'a service',
  );
  return { churchId: service.churchId, serviceId: service.id };
}

const isLookedAfter = () => navigator.serviceWorker.controller?.state === 'activated';

export async function lookedAfter(tab: Tab): Promise<void> {
  await until(() => tab.evaluate(isLookedAfter, []), {
    what: 'a worker that looks after the page',
    within: toBeReady,
  });
}

/** Opens the app of somebody who is signed in; the device then can count without a network. */
export async function openToCountOn(tab: Tab, origin: string): Promise<Place> {
  await tab.goTo(`${origin}${routes.dashboard}`);
  await formIsOpen(tab);
  await lookedAfter(tab);
  return placeOn(tab);
}

/** Opens the form of a day: of today, of which the sample tenants have no report. */
export async function openForm(
  tab: Tab,
  origin: string,
  { churchId, serviceId }: Place,
  date = today(),
): Promise<void> {
  const wanted = new URLSearchParams({ church: churchId, service: serviceId, date });
  await tab.goTo(`${origin}${routes.submit}?${wanted}`);
  await formIsOpen(tab);
}

const isSaidToBeKept = () =>
  /Saved on this device|Sent/.test(
    document.querySelector('[role=dialog] output')?.textContent ?? '',
  );

/** Counts, submits, and waits until the app says that the report is kept. Answers its item. */
export async function submitOn(tab: Tab, attendance: number): Promise<Item> {
  const known = new Set((await itemsOn(tab)).map(({ id }) => id));
  await tab.fill('Attendance', String(attendance));
  await tab.press('Submit report');
  await until(() => tab.evaluate(isSaidToBeKept, []), { what: 'the word that it is kept' });
  return until(async () => (await itemsOn(tab)).find(({ id }) => !known.has(id)), {
    what: 'the submitted item',
  });
}

/** Hands reports to the worker as the form does: id -> report. For queues that are long. */
export async function queueOn(tab: Asked, reports: Map<string, ChurchReportInput>): Promise<void> {
  const [profile] = await rowsOf<{ id: string }>(tab, 'vault', 'profiles');
  const call = {
    path: submitChurchReport.path,
    headers: { 'content-type': 'application/json', [headers.profile]: must(profile, 'one').id },
    key: headers.idempotencyKey,
    reports: [...reports],
  };
  const statuses = await tab.evaluate(
    async ([json = '']) => {
      const asked = JSON.parse(json) as typeof call;
      const answers: number[] = [];
      const hand = async ([id, report]: (typeof call.reports)[number]) => {
        const response = await fetch(asked.path, {
          method: 'POST',
          headers: { ...asked.headers, [asked.key]: id },
          body: JSON.stringify(report),
        });
        // As the page does: a body that nobody reads is kept as long as the page.
        await response.text();
        answers.push(response.status);
      };
      while (asked.reports.length > 0) await Promise.all(asked.reports.splice(0, 25).map(hand));
      return answers;
    },
    [JSON.stringify(call)],
  );
  if (statuses.some((status) => status !== 202)) throw new Error(`Not kept: ${statuses.join()}`);
}

/** Waits until the item is in one of these states on the device, and answers the state. */
export async function stateOn<Kind extends ItemState['kind']>(
  tab: Tab,
  id: string,
  ...kinds: Kind[]
): Promise<Extract<ItemState, { kind: Kind }>> {
  const isWanted = (state: ItemState): state is Extract<ItemState, { kind: Kind }> =>
    (kinds as string[]).includes(state.kind);
  return until(
    async () => {
      const state = (await itemsOn(tab)).find((item) => item.id === id)?.state;
      return state && isWanted(state) ? state : undefined;
    },
    { what: `${id} to be ${kinds.join(' or ')}`, within: 45_000 },
  );
}

/** The device knows that the server has it. */
export const deliveredOn = (tab: Tab, id: string) => stateOn(tab, id, 'delivered', 'sent');
