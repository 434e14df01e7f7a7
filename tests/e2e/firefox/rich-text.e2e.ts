import { expect, test } from '../../support/fixtures.ts';
import { routes } from '../../support/screens.ts';
import { showHostileHtml } from '../shared/hostile-html.ts';

test('B18 B19 B20 B21 of hostile HTML only words and a little markup are left, in this engine too', async ({
  server,
  openTablet,
}) => {
  const seed = Date.now();
  const tablet = await openTablet();
  try {
    await tablet.tab.goTo(`${server.origin}${routes.signIn}`);
    expect(await showHostileHtml(tablet.tab, 100, seed), `seed ${seed}`).toEqual([]);
  } finally {
    await tablet.remove();
  }
});
