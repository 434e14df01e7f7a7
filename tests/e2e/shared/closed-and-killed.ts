import { setTimeout as pause } from 'node:timers/promises';
import {
  deliveredOn,
  openForm,
  sees,
  shownCount,
  stateOn,
  submitOn,
} from '../../support/counting.ts';
import { draftsOn } from '../../support/device-store.ts';
import { expect } from '../../support/fixtures.ts';
import { idsIn, isPush } from '../../support/passing.ts';
import { addDays } from '../../../src/domain/values/dates/local-date.ts';
import { today } from '../../support/reports.ts';
import { until } from '../../support/until.ts';
import { openMyReports, type QueueCase } from './scene.ts';

/** The page's own clock says when it was typed: what drives the browser hears of it late on a busy machine. */
const noteTyping = () =>
  addEventListener('input', () => sessionStorage.setItem('typedAt', String(Date.now())), true);
const typedAt = () => sessionStorage.getItem('typedAt');

const comesOnline = () => void dispatchEvent(new Event('online'));

/** Browsers that come and go, and tabs. */
export const closedAndKilled: Record<string, QueueCase> = {
  'S1-009 counted while the server is away, sent by the open page when it is back': async ({
    tablet: { tab },
    network,
    origin,
    place,
  }) => {
    await openForm(tab, origin, place);
    await network.cut();
    const item = await submitOn(tab, 61);
    await sees(tab, 'Saved on this device');
    await network.restore();
    await deliveredOn(tab, item.id);
    await sees(tab, 'Receipt');
    return [item];
  },

  'S1-009 opened cold without the server, closed again, sent at the next start': async ({
    tablet,
    network,
    origin,
    place,
  }) => {
    await network.cut();
    await tablet.close();
    await tablet.reopen();
    await openForm(tablet.tab, origin, place);
    const item = await submitOn(tablet.tab, 62);
    await tablet.close();

    await network.restore();
    await tablet.reopen();
    await openMyReports(tablet.tab, origin);
    await deliveredOn(tablet.tab, item.id);
    return [item];
  },

  'A01 the browser is killed 50 ms after "Saved on this device": the report is in the queue':
    async (scene) => {
      const { tablet, network, origin, place } = scene;
      await network.cut();
      await openForm(tablet.tab, origin, place);
      const item = await submitOn(tablet.tab, 131);
      // Not a wait for something: the moment of the kill is the case.
      await pause(50);
      await tablet.kill();

      await tablet.reopen();
      await openForm(tablet.tab, origin, place);
      await stateOn(tablet.tab, item.id, 'waiting');
      await network.restore();
      await openMyReports(tablet.tab, origin);
      await deliveredOn(tablet.tab, item.id);
      return [item];
    },

  'A03 killed while counting: the draft is back': async (scene) => {
    const { tablet, network, origin, place } = scene;
    await network.cut();
    await openForm(tablet.tab, origin, place);
    await tablet.tab.evaluate(noteTyping, []);
    await tablet.tab.fill('Attendance', '77');
    const draft = await until(
      async () => (await draftsOn(tablet.tab)).find(({ values }) => values.attendance === 77),
      { what: 'the draft' },
    );
    expect(draft.savedAt - Number(await tablet.tab.evaluate(typedAt, []))).toBeLessThan(2000);
    await tablet.kill();

    await tablet.reopen();
    await openForm(tablet.tab, origin, place);
    await until(async () => (await shownCount(tablet.tab)) === '77', { what: 'the number' });
    return [];
  },

  'A26 two tabs, both submit and both come online: one drainer, nothing twice': async ({
    tablet,
    network,
    origin,
    place,
  }) => {
    const { tab } = tablet;
    await openForm(tab, origin, place);
    const other = await tablet.anotherTab();
    await openForm(other, origin, place, addDays(today(), -1));
    await network.cut();
    const items = [await submitOn(tab, 81), await submitOn(other, 82)];
    const earlier = network.seen.length;
    await network.restore();
    await Promise.all([tab.evaluate(comesOnline, []), other.evaluate(comesOnline, [])]);
    for (const { id } of items) await deliveredOn(tab, id);
    const sent = network.seen.slice(earlier).filter(isPush).flatMap(idsIn);
    expect(sent.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    return items;
  },
};
