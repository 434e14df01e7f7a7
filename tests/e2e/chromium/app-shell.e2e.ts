import { goOffline } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { noteUsable } from '../../support/note-usable.ts';
import { people } from '../../support/sample.ts';
import { counter } from '../../support/screens.ts';

/** Scripts that the page named in advance, and those it asked for until a number could be entered. */
function scriptsOfStart() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const plain = document.querySelectorAll<HTMLScriptElement>('script[src]:not([type])');
  const usableAt = Reflect.get(window, 'usableAt') as number;
  return {
    named: [...Array.from(links, ({ href }) => href), ...Array.from(plain, ({ src }) => src)],
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < usableAt)
      .map(({ name }) => name),
  };
}

test('a held start fetches its scripts at once: each that it runs is named in the page, and comes one time', async ({
  network,
  toCount,
}) => {
  const usher = await toCount(people.thabo);
  await goOffline(usher, network);
  await usher.page.addInitScript({ content: noteUsable });
  await usher.page.goto(network.origin);
  await counter(usher.page, 'Attendance').waitFor();
  await usher.page.waitForFunction('window.usableAt');
  const { named, asked } = await usher.page.evaluate(scriptsOfStart);
  expect(named.length).toBeGreaterThan(3);
  // The words of "You’re offline" come because the device is.
  const start = asked.filter((path) => !/\/banners-/.test(path));
  expect(start.toSorted()).toEqual(named.toSorted());
});
