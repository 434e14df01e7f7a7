import { must } from '../../../src/domain/must.ts';
import { assertAccessible, assertNothingBeside } from '../../support/accessible.ts';
import { controlled, laptop, phone } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { expect, test } from '../../support/fixtures.ts';
import { pass } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';

test('issue 12: a report policy is saved without a network, another person changes it meanwhile, and its author chooses', async ({
  network,
  server,
  signedIn,
}) => {
  const [soweto] = await query<{ id: string; days: number }>(
    server.dataDir,
    `select c.id, allow_backdate_days as days from church c
     join report_policy p on p.tenant_id = c.tenant_id and p.church_id = c.id where c.name = 'Soweto'`,
  );
  const address = `/apps/churches/${soweto?.id}`;
  const office = await signedIn(people.naledi, address, laptop);
  const { page } = office;
  await page.getByRole('tab', { name: 'Report policy' }).click();
  const days = page.getByLabel('Days back');
  await expect(days).toHaveValue(String(soweto?.days));
  await controlled(page);

  // The line of the office alone is cut.
  const cookies = await office.context.cookies(network.origin);
  const device = must(
    cookies.find((cookie) => cookie.name === '__Host-device'),
    'the device of the office',
  ).value;
  network.faults(({ headers }) =>
    String(headers['cookie']).includes(device) ? { kind: 'break' } : pass,
  );
  await office.context.setOffline(true);
  await days.fill('21');
  await days.press('Enter');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Report policy' }).click();
  await expect(days).toHaveValue('21');
  await assertAccessible(page, 'a report policy that waits');

  const other = await signedIn(people.nomsa, address, phone);
  await other.page.getByRole('tab', { name: 'Report policy' }).click();
  await other.page.getByLabel('Days back').fill('45');
  await other.page.getByRole('button', { name: 'Save report policy' }).click();
  const kept = async () =>
    (
      await query<{ days: number }>(
        server.dataDir,
        `select allow_backdate_days as days from report_policy where church_id = '${soweto?.id}'`,
      )
    )[0]?.days;
  await expect.poll(kept).toBe(45);

  network.faults(null);
  await office.context.setOffline(false);
  const clash = page.getByRole('region', {
    name: /^You and Nomsa Zulu changed this report policy/,
  });
  await expect(clash).toBeVisible({ timeout: 30_000 });
  await assertAccessible(page, 'two report policies side by side');
  await page.setViewportSize({ width: 320, height: 900 });
  await assertNothingBeside(page, 'two report policies side by side');
  await page.setViewportSize(laptop);
  await clash.getByRole('radio', { name: '21' }).check();
  await clash.getByRole('button', { name: 'Keep what is chosen' }).click();
  await expect.poll(kept).toBe(21);
  await expect(clash).toHaveCount(0);

  // As the other tests know it.
  await days.fill(String(soweto?.days));
  await page.getByRole('button', { name: 'Save report policy' }).click();
  await expect.poll(kept).toBe(soweto?.days);
});
