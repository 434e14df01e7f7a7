import { laptop } from '../../support/chromium.ts';
import { test } from '../../support/fixtures.ts';
import { lookAt } from './look-at.ts';
import { guestRoutes } from './routes.ts';
import { walkerOf } from './walker.ts';

test('B41 every route of somebody who is not signed in', async ({ server, browserOf }) => {
  const { page } = await browserOf(laptop);
  await page.goto(`${server.origin}/sign-in`);
  await page.getByRole('heading', { name: 'Sample accounts' }).waitFor();
  const walker = walkerOf(page);
  await lookAt(walker, guestRoutes);
});
