import { firstLoadFigures } from '../../bench/first-load.ts';
import { expect, test } from '../../support/fixtures.ts';

test('first load: sign-in, report form and worker stay within their budgets of JavaScript', async ({
  server,
}) => {
  const figures = await firstLoadFigures(server);
  expect(figures).toHaveLength(3);
  for (const { what, measured, atMost } of figures) {
    expect(measured, what).toBeGreaterThan(0);
    expect.soft(measured, `${what}, kB`).toBeLessThanOrEqual(atMost ?? 0);
  }
});
