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

/**
 * A report of each service on each of so many days, about 100,000, as ushers sent them: a first version that still
 * stands has the id of its report, one of five people of the tenant wrote it, no two have the same receipt, and each
 * came at a moment of its own.
 */
const fillText = `
  with of_tenant as (
    select t.id from tenant t join account a on a.tenant_id = t.id where a.email = $1),
  authors as (
    select array_agg(id) as ids, array_agg(name) as names from (
      select a.id, a.name from account a join of_tenant t on t.id = a.tenant_id order by a.id limit 5) few),
  drawn as (
    select s.tenant_id, s.church_id, s.id as service_id, s.name, n, gen_random_uuid() as id, gen_random_uuid() as seed
    from service s join of_tenant t on t.id = s.tenant_id cross join generate_series(1, $2) n),
  added as (
    insert into attendance_report (tenant_id, id, kind, date, church_id, group_id, service_id,
      service_name, occurrence, attendance, adults, children, did_not_meet, standing_version_id,
      author_ids, author_names, open_versions, status, unusual, receipt_number, received_at)
    select d.tenant_id, d.id, 'church', current_date - 800 - n, d.church_id, null, d.service_id,
      d.name, 1, grown + small, grown, small, false, d.id,
      array[ids[author]], array[names[author]], 0, 'submitted', false,
      upper(translate(substr(d.seed::text, 1, 7), '-', 'k')),
      date_trunc('milliseconds', current_date - 800 - n + interval '9 hours' + random() * interval '4 hours')
    from drawn d cross join authors cross join lateral (
      select 1 + abs(hashtext(d.seed::text)) % 5 as author, 20 + abs(hashtext(d.seed::text || 'a')) % 200 as grown,
        20 + abs(hashtext(d.seed::text || 'c')) % 100 as small) counted
    on conflict do nothing
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
