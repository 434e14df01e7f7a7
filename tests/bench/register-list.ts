import type pg from 'pg';
import type { Page } from '@playwright/test';
import type { Group, GroupType } from '../../src/domain/groups/entities.ts';
import { groupTypes } from '../../src/domain/groups/group-types.ts';
import { groups } from '../../src/domain/groups/groups.ts';
import { must } from '../../src/domain/must.ts';
import { newId } from '../../src/domain/values/new-id.ts';
import { grouped } from '../../src/ui/time.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { controlled, laptop, openChromium } from '../support/chromium.ts';
import { clickToFrame } from '../support/click-to-frame.ts';
import { asServer } from '../support/data.ts';
import { addMember, wholeTenant } from '../support/members.ts';
import { buildPlaces, type Places } from '../support/places.ts';
import { fillSignIn } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import { slowDown } from './device.ts';
import type { Figure } from './figure.ts';
import { framesOfScroll } from './frames-of-scroll.ts';

const rows = 10_000;
const atOnce = 500;
const rounds = 12;

const type: GroupType = { ...groupTypes.blank, id: newId(), name: 'Cell' };

function groupOf({ churches }: Places, nth: number): Group {
  const churchId = must(churches[nth % churches.length], 'a church');
  return {
    ...groups.blank,
    id: newId(),
    churchId,
    groupTypeId: type.id,
    name: `Cell ${(nth * 7919) % rows} of ${nth % 97}`,
  };
}

async function addGroups(pool: pg.Pool, places: Places): Promise<void> {
  await inTenant(pool, places.id, async (tx) => {
    await recordEffect(tx, { output: null, inserts: { groupType: [type] } }, null);
  });
  for (let done = 0; done < rows; done += atOnce) {
    const some = Array.from({ length: atOnce }, (_, at) => groupOf(places, done + at));
    await inTenant(pool, places.id, async (tx) => {
      await recordEffect(tx, { output: null, inserts: { group: some } }, null);
    });
  }
}

/** From the menu to the frame that shows the first rows, coming from the list of group types. */
async function openings(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await clickToFrame(page, 'aside a[href="/apps/group-types"]', 'main h1', 'Group types');
    times.push(await clickToFrame(page, 'aside a[href="/apps/groups"]', 'main tbody', 'Cell 0 of'));
  }
  return times.slice(1);
}

/** A long list of a register, on the device of somebody who may see all of it. */
export async function registerListFigures({ origin, dataDir }: ServerProcess): Promise<Figure[]> {
  const { email, password } = await asServer(dataDir, async (pool) => {
    const places = await buildPlaces(pool);
    await addGroups(pool, places);
    return addMember(pool, places.id, 'System Admin', wholeTenant);
  });
  const browser = await openChromium(laptop);
  const { page } = browser;
  try {
    await page.goto(`${origin}/apps/groups`);
    await fillSignIn(page, email, password);
    await page.getByText(`${grouped(rows)} groups`).waitFor({ timeout: 300_000 });
    await controlled(page);
    const frames = await framesOfScroll(page);
    await slowDown(page, 4);
    const times = await openings(page);
    const conditions = `${rows} groups on the device, page slowed 4 times by CDP, ${times.length} times from the menu to the frame that shows the first page`;
    return [
      {
        what: 'List of 10,000 rows, first screen, p95',
        measured: percentile(times, 0.95),
        unit: 'ms',
        atMost: 300,
        conditions,
      },
      {
        what: 'List of 10,000 rows, first screen, median',
        measured: percentile(times, 0.5),
        unit: 'ms',
        conditions,
      },
      {
        what: 'List of 10,000 rows, time between frames while it is scrolled, p95',
        measured: percentile(frames, 0.95),
        unit: 'ms',
        atMost: 17.5,
        conditions: `${frames.length} frames of 2 s on a page of the list, not slowed`,
      },
    ];
  } finally {
    await browser.remove();
  }
}
