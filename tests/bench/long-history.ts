import type { Page } from '@playwright/test';
import { packReports } from '../../server/attendance/pack-reports.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { laptop, openChromium } from '../support/chromium.ts';
import { asServer, query } from '../support/data.ts';
import { people } from '../support/sample.ts';
import { routes, signIn } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';
import { firstSync, slowConditions } from './first-sync.ts';

/** Days of five years before the sample's two. */
const days = 1660;
const pagesTurned = 20;

/** A report of each service on each of so many days: about 100,000, as an import brings them. */
const fillText = `
  with of_tenant as (
    select t.id from tenant t join account a on a.tenant_id = t.id where a.email = $1),
  added as (
    insert into attendance_report (tenant_id, id, kind, date, church_id, group_id, service_id,
      service_name, occurrence, attendance, adults, children, did_not_meet, standing_version_id,
      author_ids, author_names, open_versions, status, unusual, receipt_number, received_at)
    select s.tenant_id, gen_random_uuid(), 'church', current_date - 800 - n, s.church_id, null, s.id,
      s.name, 1, 40 + n % 300, 20 + n % 200, 20 + n % 100, false, gen_random_uuid(),
      array[gen_random_uuid()], array['Thabo Mokoena'], 0, 'submitted', false,
      s.id || '-' || n, now() - n * interval '1 day'
    from service s join of_tenant t on t.id = s.tenant_id cross join generate_series(1, $2) n
    returning tenant_id, id, church_id)
  insert into change (tenant_id, scope, t, id, v, gone)
  select a.tenant_id, 'church:' || a.church_id || '/reports', 'attendanceReport', a.id, s.v, false
  from added a join tenant_seq s on s.tenant_id = a.tenant_id returning tenant_id as "tenantId"`;

async function fill({ dataDir }: ServerProcess): Promise<{ reports: number; blocks: number }> {
  const added = await query<{ tenantId: string }>(dataDir, fillText, [people.nomsa.email, days]);
  const tenantId = added[0]?.tenantId ?? '';
  let blocks = 0;
  await asServer(dataDir, async (pool) => {
    while (await inTenant(pool, tenantId, (tx) => packReports(tx, new Date()))) blocks += 1;
  });
  await query(dataDir, 'analyze');
  return { reports: added.length, blocks };
}

/** Turns pages of the list, the oldest reports among them. */
async function turnPages(page: Page): Promise<number[]> {
  const rows = page.getByRole('table').getByRole('row');
  const times: number[] = [];
  for (let nth = 0; nth < pagesTurned; nth += 1) {
    const before = await rows.nth(1).textContent();
    const begun = performance.now();
    await page.getByRole('button', { name: 'Page after' }).click();
    await page.waitForFunction(
      (text) => document.querySelectorAll('table tr')[1]?.textContent !== text,
      before,
    );
    times.push(performance.now() - begun);
  }
  return times;
}

/** Five years of a large tenant: what a new device takes, and what a page of the list costs then. */
export async function longHistoryFigures(server: ServerProcess): Promise<Figure[]> {
  const { reports, blocks } = await fill(server);
  const { took, rows } = await firstSync(server);
  const browser = await openChromium(laptop);
  try {
    const { page } = browser;
    await signIn(page, server.origin, people.nomsa, routes.reports);
    await page.getByText(/Up to date as of/).waitFor();
    const times = await turnPages(page);
    const what = `${reports} reports more, in ${blocks} blocks`;
    return [
      {
        what: 'Rows of a first sync of five years',
        measured: rows,
        unit: 'rows',
        conditions: what,
      },
      {
        what: 'First sync of five years',
        measured: took,
        unit: 'ms',
        atMost: 6000,
        conditions: `${what}, ${slowConditions}`,
      },
      {
        what: 'Next page of the list among them, p95',
        measured: percentile(times, 0.95),
        unit: 'ms',
        conditions: `${pagesTurned} pages, by clicks, unslowed`,
      },
    ];
  } finally {
    await browser.remove();
  }
}
