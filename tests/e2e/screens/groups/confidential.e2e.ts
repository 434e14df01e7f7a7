import { must } from '../../../../src/domain/must.ts';
import { axeFindings } from '../../../support/accessible.ts';
import { laptop } from '../../../support/chromium.ts';
import { asServer, query } from '../../../support/data.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { addMember, church } from '../../../support/members.ts';
import { people } from '../../../support/sample.ts';
import { fillSignIn, signIn } from '../../../support/screens.ts';
import { startServer } from '../../../support/server-process.ts';

const list = '/apps/groups';
const name = 'Grief support';

test('issue 12: who may see a confidential group, and who leads it, finds it; another of its church is told of none', async ({
  browserOf,
}) => {
  test.slow();
  // On a server of its own: nobody else meets the two who are added.
  const server = await startServer();
  try {
    const [found] = await query<{ id: string; tenantId: string; churchId: string }>(
      server.dataDir,
      `select g.id, g.tenant_id as "tenantId", g.church_id as "churchId" from groups g
       join church c on c.tenant_id = g.tenant_id and c.id = g.church_id
       where g.name = $1 and c.name = 'Soweto' and g.confidential`,
      [name],
    );
    const { id, tenantId, churchId } = must(found, 'a confidential group');
    const { origin, dataDir } = server;
    const opened = async (person: { email: string; password: string }, path: string) => {
      const { page } = await browserOf(laptop);
      await page.goto(`${origin}${path}`);
      await fillSignIn(page, person.email, person.password);
      await page.waitForURL(`${origin}${path}`);
      return page;
    };

    const { page: office } = await browserOf(laptop);
    await signIn(office, origin, people.naledi, `${list}?q=grief`);
    await expect(office.getByRole('row').filter({ hasText: name })).toContainText('Confidential');
    await office.getByRole('button', { name }).click();
    await office.waitForURL(`${origin}${list}/${id}`);
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(name);

    const colleague = await asServer(dataDir, (pool) =>
      addMember(pool, tenantId, 'Communications', church(churchId)),
    );
    const other = await opened(colleague, list);
    await expect(other.getByRole('button', { name: 'Orlando West cell' })).toBeVisible();
    await expect(other.getByRole('button', { name })).toHaveCount(0);
    await other.getByLabel('Search groups').fill('grief');
    await expect(other.getByText('No results found!')).toBeVisible();
    await other.goto(`${origin}${list}/${id}`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('We can’t find this group');
    await expect(other.getByText(name)).toHaveCount(0);
    expect(await axeFindings(other)).toEqual([]);

    // Who sees groups without their reports is shown none, and no chart that looks empty.
    await other.goto(`${origin}${list}?q=orlando`);
    await other.getByRole('button', { name: 'Orlando West cell' }).click();
    await expect(other.getByRole('heading', { name: 'About' })).toBeVisible();
    await expect(other.getByRole('tab', { name: 'Reports' })).toHaveCount(0);
    await expect(other.getByText('No reports')).toHaveCount(0);
    await expect(other.getByRole('link', { name: 'Submit report' })).toHaveCount(0);

    const guide = await asServer(dataDir, (pool) =>
      addMember(pool, tenantId, 'Group Leader', { kind: 'group', id }),
    );
    const leader = await opened(guide, list);
    await leader.getByRole('button', { name }).click();
    await expect(leader.getByRole('heading', { level: 1 })).toHaveText(name);
    await leader.getByRole('tab', { name: 'Settings' }).click();
    await expect(leader.getByRole('button', { name: 'Save changes' })).toBeVisible();
  } finally {
    await server.remove();
  }
});
