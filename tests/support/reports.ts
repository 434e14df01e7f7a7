import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { ChurchReportInput } from '../../src/domain/attendance/inputs.ts';
import type {
  Mutation,
  MutationResult,
  MutationsAnswer,
  MutationsRequest,
} from '../../src/domain/protocol.ts';
import { addDays, dateInZone, latestWeekday } from '../../src/domain/values/dates/local-date.ts';
import { type Place, reportTargetOf, type Places, timeZone } from './places.ts';
import { nothingCounted } from '../../src/domain/attendance/nothing-counted.ts';

/** A church's own day. */
export function today(now = new Date()): string {
  return dateInZone(now, timeZone);
}

/** The Sunday that is `weeks` before the latest one. */
export function sunday(weeks = 0): string {
  return addDays(latestWeekday(today(), 0), -7 * weeks);
}

/** A report that is in order. */
export function reportAt(place: Place, change: Partial<ChurchReportInput> = {}): ChurchReportInput {
  return {
    date: today(),
    ...place,
    groupId: null,
    ...nothingCounted,
    attendance: 120,
    basedOn: null,
    ...change,
  };
}

/** A report of the first church unless said otherwise. */
export function reportFor(
  places: Places,
  change: Partial<ChurchReportInput> = {},
): ChurchReportInput {
  return reportAt(reportTargetOf(places, 0), change);
}

/** A queued report, as it travels. */
export function mutationOf(args: unknown, changes: Partial<Mutation> = {}): Mutation {
  return {
    id: randomUUID(),
    name: 'attendance.submitChurchReport',
    form: 1,
    args,
    capturedAt: '2026-11-22T07:00:00.000Z',
    ...changes,
  };
}

/** The call that carries queued reports: id -> input. */
export function mutationsOf(reports: Record<string, unknown>): MutationsRequest {
  return {
    clientId: randomUUID(),
    mutations: Object.entries(reports).map(([id, args]) => mutationOf(args, { id })),
  };
}

/** Sends a call of the queue with these credentials. */
export async function push(
  app: Hono,
  credentials: Record<string, string>,
  mutations: readonly Mutation[],
): Promise<MutationResult[]> {
  const response = await app.request('/api/v1/mutations', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials },
    body: JSON.stringify({ clientId: randomUUID(), mutations }),
  });
  if (response.status !== 200) throw new Error(`The push answered ${await response.text()}`);
  return ((await response.json()) as MutationsAnswer).results;
}
