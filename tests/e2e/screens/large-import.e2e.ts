import { laptop } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes, signIn } from '../../support/screens.ts';
import { startServer } from '../../support/server-process.ts';

const lines = 10_000;
const cell = (at: number) => `Cell ${String(at).padStart(5, '0')},Thursday,19:00,Soweto,Cell`;
/** One of them has a day that is none. */
const table = [
  'Group name,Meets on,Time,Church,Type',
  ...Array.from({ length: lines - 1 }, (_, at) => cell(at)),
  'Cell of somebody,Sometimes,19:00,Soweto,Cell',
].join('\n');

test('issue 12: 10,000 groups are imported from a file, arrive once each, and are undone', async ({
  browserOf,
}) => {
  test.setTimeout(480_000);
  // On a server of its own: nobody else's list gets ten thousand rows.
  const server = await startServer();
  try {
    const kept = async (status: string) => {
      const [found] = await query<{ count: number }>(
        server.dataDir,
        `select count(*)::int as count from groups where name like 'Cell 0%' and status = '${status}'`,
      );
      return found?.count;
    };
    const { page } = await browserOf(laptop);
    await signIn(page, server.origin, people.naledi, routes.dashboard);
    await page.goto(`${server.origin}/apps/groups?import=true`);
    await page
      .getByLabel('File of groups')
      .setInputFiles({ name: 'cells.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await page.getByRole('button', { name: 'Next: check rows' }).click({ timeout: 60_000 });
    await expect(page.getByText(/9.999 rows are ready\. 1 to fix\./)).toBeVisible();
    await page.getByRole('button', { name: 'Leave out all 1' }).click();
    await page.getByRole('button', { name: /Next: import 9.999 rows/ }).click();
    await page.getByRole('button', { name: /Import 9.999 groups/ }).click();
    await expect(page.getByText(/9.999 groups imported\./)).toBeVisible({ timeout: 150_000 });
    await expect.poll(() => kept('active'), { timeout: 150_000 }).toBe(lines - 1);

    await page.getByRole('button', { name: 'Undo the import' }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: 'Undo the import' }).click();
    await expect.poll(() => kept('archived'), { timeout: 240_000 }).toBe(lines - 1);
    expect(await kept('active')).toBe(0);
  } finally {
    await server.remove();
  }
});
