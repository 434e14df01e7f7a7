import { setTimeout as pause } from 'node:timers/promises';
import type { ChurchReportInput } from '../../../src/domain/attendance/inputs.ts';
import type { Item } from '../../../src/store/outbox/item.ts';
import { deliveredOn, openForm, sees, shownCount, submitOn } from '../../support/counting.ts';
import { draftsOn, itemsOn } from '../../support/device-store.ts';
import { expect } from '../../support/fixtures.ts';
import { until } from '../../support/until.ts';
import { openMyReports, type QueueCase } from './scene.ts';

const attendanceOf = (item: Item) => (item.args as ChurchReportInput).attendance;

/** From now on every write of this page fails, until `heal`. */
const failWrites = () => {
  const { put, add } = IDBObjectStore.prototype;
  Reflect.set(window, 'heal', () => void Object.assign(IDBObjectStore.prototype, { put, add }));
  Object.assign(IDBObjectStore.prototype, {
    put() {
      throw new DOMException('The disk said no', 'QuotaExceededError');
    },
    add() {
      throw new DOMException('The disk said no', 'QuotaExceededError');
    },
  });
  // The page keeps reports itself where no worker answers: both ways to the store are closed.
  Object.defineProperty(navigator.serviceWorker, 'controller', { get: () => null });
};

/** Milliseconds from the tap to the kill. */
const kills = [0, 15, 40];

/** Cases between a tap and the word "saved". */
export const keptOrTold: Record<string, QueueCase> = {
  'A02 killed between tap and commit: a draft or an item, never neither, never both': async ({
    tablet,
    network,
    origin,
    place,
  }) => {
    await network.cut();
    const queued: Item[] = [];
    for (const [at, delay] of kills.entries()) {
      const attendance = 111 + at;
      await openForm(tablet.tab, origin, place);
      await tablet.tab.fill('Attendance', String(attendance));
      await until(
        async () =>
          (await draftsOn(tablet.tab)).some(({ values }) => values.attendance === attendance),
        { what: 'the draft' },
      );
      await tablet.tab.press('Submit report');
      // Not a wait for something: the moment of the kill is the case.
      await pause(delay);
      await tablet.kill();
      await tablet.reopen();
      await openForm(tablet.tab, origin, place);
      const item = (await itemsOn(tablet.tab)).find((one) => attendanceOf(one) === attendance);
      const drafts = await draftsOn(tablet.tab);
      const isDraft = drafts.some(({ values }) => values.attendance === attendance);
      expect([item !== undefined, isDraft]).toContain(true);
      expect([item === undefined, !isDraft]).toContain(true);
      if (item) queued.push(item);
    }
    await network.restore();
    await openMyReports(tablet.tab, origin);
    for (const { id } of queued) await deliveredOn(tablet.tab, id);
    return queued;
  },

  'A37 a full disk: the sentence, the numbers, and the way on': async ({
    tablet: { tab },
    origin,
    place,
  }) => {
    await openForm(tab, origin, place);
    await tab.evaluate(failWrites, []);
    await tab.fill('Attendance', '88');
    await tab.press('Submit report');
    await sees(tab, 'This device could not keep what you entered. Free some space');
    expect(await shownCount(tab)).toBe('88');
    expect(await itemsOn(tab)).toEqual([]);
    await tab.evaluate(() => (Reflect.get(window, 'heal') as () => void)(), []);
    const item = await submitOn(tab, 89);
    await deliveredOn(tab, item.id);
    return [item];
  },
};
