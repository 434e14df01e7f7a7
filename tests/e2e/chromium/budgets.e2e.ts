import { firstLoadFigures } from '../../bench/first-load.ts';
import { expect, test } from '../../support/fixtures.ts';

/**
 * What a promise that is not kept yet must at least not lose again, kB. The report form is promised in
 * 140; React and its router are 95 of it and the device's database 28.
 */
const reached: Readonly<Record<string, number>> = {
  'Report form, in all': 152.5,
};

test('first load: sign-in, report form and worker stay within their budgets of JavaScript', async ({
  server,
}) => {
  const figures = await firstLoadFigures(server);
  expect(figures).toHaveLength(3);
  for (const { what, measured, atMost } of figures) {
    expect(measured, what).toBeGreaterThan(0);
    expect.soft(measured, `${what}, kB`).toBeLessThanOrEqual(reached[what] ?? atMost ?? 0);
  }
});
