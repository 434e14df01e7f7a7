import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { uuidv7 } from 'uuidv7';
import type { SignedIn } from '../../../src/domain/access/session.ts';
import { must } from '../../../src/domain/must.ts';
import type { MutationsAnswer } from '../../../src/domain/protocol.ts';
import { bearer } from '../../support/api.ts';
import { query } from '../../support/data.ts';
import { executed } from '../../support/oracles.ts';
import type { Place } from '../../support/places.ts';
import { mutationOf, reportAt } from '../../support/reports.ts';

export interface Load {
  /** Ids that a 200 named as applied or duplicate. */
  acknowledged: Set<string>;
  /** Ids that were ever sent. */
  sent: Set<string>;
  stop(): Promise<void>;
}

/** Submits one report after the other, each until it is acknowledged, like a device with a queue. */
export function load(origin: string, person: SignedIn, place: Place): Load {
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  const over = new AbortController();
  async function submitter(): Promise<void> {
    while (!over.signal.aborted) {
      const id = uuidv7();
      sent.add(id);
      while (!(await acknowledges(origin, person, place, id))) {
        if (over.signal.aborted) return;
      }
      acknowledged.add(id);
    }
  }
  const submitters = [submitter(), submitter(), submitter()];
  return {
    acknowledged,
    sent,
    async stop() {
      over.abort();
      await Promise.all(submitters);
    },
  };
}

async function acknowledges(
  origin: string,
  person: SignedIn,
  place: Place,
  id: string,
): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/v1/mutations`, {
      method: 'POST',
      headers: bearer(person),
      body: JSON.stringify({
        clientId: person.user.id,
        mutations: [mutationOf(reportAt(place), { id })],
      }),
      signal: AbortSignal.timeout(5000),
    });
    if (response.status !== 200) return false;
    const { results } = (await response.json()) as MutationsAnswer;
    const result = results.find((one) => one.id === id);
    assert.ok(result?.status !== 'rejected', `Rejected: ${JSON.stringify(result)}`);
    return result?.status === 'applied' || result?.status === 'duplicate';
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    // The server is gone for the moment. A breath, so that the loop does not take its processor.
    await pause(5);
    return false;
  }
}

export async function placeToCount(dataDir: string, person: SignedIn): Promise<Place> {
  const churchId = must(person.session.grants[0]?.churchIds[0], 'a church');
  const [service] = await query<{ id: string }>(
    dataDir,
    'select id from service where church_id = $1 limit 1',
    [churchId],
  );
  return { churchId, serviceId: must(service, 'a service').id };
}

/** Everything that was confirmed is there, and nothing is there twice or unasked. */
export async function assertConfirmedOnce(
  { acknowledged, sent }: Load,
  dataDir: string,
): Promise<void> {
  const rows = await query<{ id: string; versions: string }>(
    dataDir,
    `select m.id, count(v.id) as versions from mutation m
     left join report_version v on v.tenant_id = m.tenant_id and v.id = m.id
     where m.id = any($1::uuid[]) group by m.id`,
    [[...sent]],
  );
  const versions = new Map(rows.map((row) => [row.id, Number(row.versions)]));
  const lost = [...acknowledged].filter((one) => versions.get(one) !== 1);
  expect(lost).toEqual([]);
  expect([...versions.values()].every((number) => number === 1)).toBe(true);
  expect(await executed(dataDir)).toBe(rows.length);
}
