import type { Page } from '@playwright/test';
import { tableName } from '../../../server/entity-store.ts';
import { storeNamed } from '../../../server/entity-stores.ts';
import { must } from '../../../src/domain/must.ts';
import { laptop } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';
import { addressesOf, isOfDemoApp, isOfOneRow } from './addresses.ts';
import { lookAt } from './look-at.ts';
import { officeRoutes } from './routes.ts';
import { type Walker, walkerOf } from './walker.ts';

/** The id of a sample row. `nth`: of those by their ids, from 0. */
async function sampleId(dataDir: string, entity: string, nth: number): Promise<string> {
  const rows = await query<{ id: string }>(
    dataDir,
    `select t.id from ${tableName(storeNamed(entity))} t join tenant on tenant.id = tenant_id
     where tenant.name = 'Hope City' order by t.id limit ${nth + 1}`,
  );
  return must(rows[nth], `a sample ${entity}`).id;
}

/** An address as it is walked: of one row it names a row that is there, and by `$otherId` another one of its kind. */
async function walked(
  address: string,
  dataDir: string,
  page: Page,
  walker: Walker,
): Promise<string> {
  if (!isOfOneRow(address)) return address;
  if (isOfDemoApp(address)) return shownRow(address, page, walker);
  const names = [...address.matchAll(/\$(\w+)Id/g)].map(([, name = '']) => name);
  const [entity = ''] = names;
  let shown = address;
  for (const [nth, name] of names.entries()) {
    const id = await sampleId(dataDir, name === 'other' ? entity : name, nth);
    shown = shown.replace(`$${name}Id`, id);
  }
  return shown;
}

/** Of a demo app, whose rows no server knows: the first that its list leads to, and of that one the first again. */
async function shownRow(address: string, page: Page, walker: Walker): Promise<string> {
  let shown = '';
  for (const part of address.split(/\$\w+/).filter((one) => one !== '')) {
    await walker.go(shown === '' ? part.replace(/\/$/, '') : shown);
    const row = page.locator(`main a[href^="${shown}${part}"]`).first();
    shown = must(await row.getAttribute('href'), `the address of a row of ${shown}${part}`);
  }
  return shown;
}

const addresses = addressesOf(officeRoutes);
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
    const here: string[] = [];
    for (const address of all) here.push(await walked(address, server.dataDir, page, walker));
    await lookAt(walker, here);
  });
}
