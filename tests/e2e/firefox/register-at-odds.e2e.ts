import { randomUUID } from 'node:crypto';
import { must } from '../../../src/domain/must.ts';
import { bearer, signInByApi } from '../../support/api.ts';
import { lookedAfter, sees } from '../../support/counting.ts';
import { query } from '../../support/data.ts';
import { itemsOn } from '../../support/device-store.ts';
import { test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { until } from '../../support/until.ts';

test('issue 12: a group renamed without a network, and by its leader meanwhile, in this engine too: both wishes are there', async ({
  server,
  network,
  devices,
  openTablet,
}) => {
  const [found] = await query<{ id: string; churchId: string }>(
    server.dataDir,
    `select id, church_id as "churchId" from groups where name = 'Orlando West cell'`,
  );
  const { id, churchId } = must(found, 'the cell');
  const address = `${network.origin}/apps/groups/${id}?tab=details`;
  const rename = async (was: string, shallBe: string) => {
    const leader = await signInByApi(server.origin, people.zanele);
    await fetch(`${server.origin}/api/v1/groups/${id}`, {
      method: 'PATCH',
      headers: { ...bearer(leader), 'idempotency-key': randomUUID() },
      body: JSON.stringify({ churchId, edits: { name: { was, shallBe } } }),
    });
  };
  const tablet = await openTablet(await devices.copyFor(people.naledi));
  try {
    const { tab } = tablet;
    await tab.goTo(address);
    await sees(tab, 'Orlando West cell');
    await lookedAfter(tab);
    await network.cut();
    await tab.fill('Name', 'Orlando cell of Tuesday');
    await tab.press('Save changes');
    await sees(tab, 'Group saved');
    await rename('Orlando West cell', 'Dube family');
    await network.restore();
    // This browser wakes no worker when the line is back: the next start does.
    await tablet.close();
    await tablet.reopen();
    await tablet.tab.goTo(address);
    await until(async () => (await itemsOn(tablet.tab))[0]?.state.kind === 'attention', {
      what: 'the word of the server',
    });
    await sees(tablet.tab, 'You and Zanele Mabaso changed this group at the same time.');
    await sees(tablet.tab, 'Orlando cell of Tuesday');
    await sees(tablet.tab, 'Dube family');
  } finally {
    await tablet.remove();
    await rename('Dube family', 'Orlando West cell');
  }
});
