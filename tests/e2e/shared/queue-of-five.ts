import { addDays } from '../../../src/domain/values/dates/local-date.ts';
import type { ChurchReportInput } from '../../../src/domain/attendance/inputs.ts';
import { must } from '../../../src/domain/must.ts';
import { isUnsent } from '../../../src/store/outbox/item.ts';
import { bearer, signInByApi } from '../../support/api.ts';
import { deliveredOn, queueOn, sees, stateOn } from '../../support/counting.ts';
import { itemsOn } from '../../support/device-store.ts';
import { expect } from '../../support/fixtures.ts';
import type { Fault } from '../../support/fault-proxy.ts';
import type { Captured } from '../../support/oracles.ts';
import { idsIn, isPush, pass, problem } from '../../support/passing.ts';
import { mutationsOf, reportAt, today } from '../../support/reports.ts';
import { openMyReports, type QueueCase, type Scene } from './scene.ts';

interface Queue {
  items: Captured[];
  /** The one in the middle, which gets the answer of the case. */
  third: string;
  others: string[];
}

/** Counted without a network, a report a day. */
async function queueOfFive(
  { tablet: { tab }, network, place }: Scene,
  third: Partial<ChurchReportInput> = {},
): Promise<Queue> {
  await network.cut();
  const ids: string[] = Array.from({ length: 5 }, () => crypto.randomUUID());
  const reports = ids.map((id, at): [string, ChurchReportInput] => [
    id,
    reportAt(place, { date: addDays(today(), -at), attendance: 91 + at, ...(at === 2 && third) }),
  ]);
  await queueOn(tab, new Map(reports));
  const items = (await itemsOn(tab)).filter(({ id }) => ids.includes(id));
  expect(items.filter(isUnsent)).toHaveLength(5);
  return { items, third: must(ids[2], 'the third'), others: ids.toSpliced(2, 1) };
}

/** The way is back, and the app is opened: what can go goes. */
async function sendOthers({ tablet: { tab }, network, origin }: Scene, { others }: Queue) {
  await network.restore();
  await openMyReports(tab, origin);
  for (const id of others) await deliveredOn(tab, id);
}

/** Each call with the third in it is refused as a whole; in the end that one waits alone. */
async function refusedAsAWhole(scene: Scene, fault: Fault, trouble: string) {
  const { tablet, network, origin } = scene;
  const queue = await queueOfFive(scene);
  network.faults((passing) =>
    isPush(passing) && idsIn(passing).includes(queue.third) ? fault : pass,
  );
  await sendOthers(scene, queue);
  expect(await stateOn(tablet.tab, queue.third, 'waiting')).toMatchObject({ trouble });
  return {
    queue,
    async recover() {
      network.faults(null);
      await openMyReports(tablet.tab, origin);
      await deliveredOn(tablet.tab, queue.third);
      return queue.items;
    },
  };
}

const redirected: Fault = {
  kind: 'answer',
  status: 301,
  headers: { location: '/elsewhere' },
  body: '',
};

/** A queue of five, whose third item gets the answer. */
export const queueOfFiveCases: Record<string, QueueCase> = {
  'A09 500 for the third of five: the others go now, it goes later': async (scene) => {
    const { recover } = await refusedAsAWhole(scene, problem(500, 'internal'), 'serverTrouble');
    return recover();
  },

  'A09 issue 10.31: the call of the third of five is redirected: the others go now, it goes later':
    async (scene) => {
      const { recover } = await refusedAsAWhole(scene, redirected, 'notOurServer');
      return recover();
    },

  'A09 issue 10.31: the call of the third of five is cut off: the others go now, it goes later':
    async (scene) => {
      const { recover } = await refusedAsAWhole(scene, { kind: 'break' }, 'unreachable');
      return recover();
    },

  'A10 413 for the third of five: the others go, and it says that it is too large': async (
    scene,
  ) => {
    const { recover } = await refusedAsAWhole(scene, problem(413, 'internal'), 'tooLarge');
    await sees(scene.tablet.tab, 'too large to send');
    return recover();
  },

  'A11 the id of the third of five has other content at the server: nothing is overwritten': async (
    scene,
  ) => {
    const { tablet, server, person, place } = scene;
    const queue = await queueOfFive(scene);
    const before = reportAt(place, { date: addDays(today(), -2), attendance: 12 });
    const response = await fetch(`${server}/api/v1/mutations`, {
      method: 'POST',
      headers: bearer(await signInByApi(server, person)),
      body: JSON.stringify(mutationsOf({ [queue.third]: before })),
    });
    expect(await response.json()).toMatchObject({ results: [{ status: 'applied' }] });
    await sendOthers(scene, queue);
    const { problem: said } = await stateOn(tablet.tab, queue.third, 'attention');
    expect(said.code).toBe('mutation_reuse');
    const kept = (await itemsOn(tablet.tab)).find(({ id }) => id === queue.third);
    expect(kept?.args).toMatchObject({ attendance: 93 });
    return queue.items;
  },

  'A12 422 for the third of five: the others go, it says what is wrong in words': async (scene) => {
    const queue = await queueOfFive(scene, { date: '2001-01-07' });
    await sendOthers(scene, queue);
    const { problem: said } = await stateOn(scene.tablet.tab, queue.third, 'attention');
    expect(said.code).toBe('validation');
    await sees(scene.tablet.tab, must(said.fields?.['date'], 'the sentence at the date'));
    return queue.items;
  },
};
