import type { Page } from '@playwright/test';
import { laptop } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';
import { addressesOf } from './addresses.ts';
import { lookAt } from './look-at.ts';
import { officeRoutes } from './routes.ts';
import { walkerOf } from './walker.ts';

/** For what no list of the product has: whose id is asked for when the walk begins. */
const samples = {
  '/pages/profile/$personId': '/pages/profile/PERSON',
  '/apps/groups/$groupId': '/apps/groups/GROUP',
  '/apps/tasks/$id': '/apps/tasks/TASK',
};

async function idsOf(dataDir: string, page: Page): Promise<Record<string, string>> {
  const one = async (table: string) => {
    const [row] = await query<{ id: string }>(
      dataDir,
      `select t.id from ${table} t join tenant on tenant.id = tenant_id where tenant.name = 'Hope City' limit 1`,
    );
    return row?.id ?? '';
  };
  const task = page.locator('main a[href^="/apps/tasks/"]').first();
  return {
    PERSON: await one('person'),
    GROUP: await one('groups'),
    TASK: (await task.getAttribute('href'))?.split('/').at(-1) ?? '',
  };
}

const addresses = addressesOf(officeRoutes, samples);
const sections = Map.groupBy(addresses, (address) => {
  const [, first = ''] = address.split('/');
  if (first === 'ui') return address.startsWith('/ui/page-layouts') ? 'page layouts' : 'galleries';
  return ['apps', 'pages', 'docs'].includes(first) ? first : 'others';
});

for (const [section, all] of sections) {
  test(`B41 every route: ${section}`, async ({ server, signedIn }) => {
    test.setTimeout(900_000);
    const { page } = await signedIn(people.sipho, routes.reports, laptop);
    await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
    const walker = walkerOf(page);
    await walker.go('/apps/tasks');
    const ids = await idsOf(server.dataDir, page);
    const here = all.map((address) => address.replace(/[A-Z]{4,}$/, (name) => ids[name] ?? name));
    await lookAt(walker, here);
  });
}
