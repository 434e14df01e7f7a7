import type { ChosenStatus } from '#domain/access/own-status.ts';
import type { Recorded } from '../sync/record-effect.ts';
import type { PresenceReport } from './presence.ts';

/** A message from one server process to all of them. */
export interface LiveMessage {
  /** Tenant -> highest version and the scopes that changed; null when they are too many to name. */
  tenants: Record<string, { v: number; scopes: string[] | null }>;
  sessions: string[];
  accounts: string[];
  /** The presence that people chose. */
  chosen: [accountId: string, status: ChosenStatus][];
  /** The people with an open stream, by process. */
  presence: PresenceReport[];
}

/** PostgreSQL takes payloads below 8,000 bytes. */
const largestPayload = 7_500;

export function emptyMessage(): LiveMessage {
  return { tenants: {}, sessions: [], accounts: [], chosen: [], presence: [] };
}

/** People of one payload: each is an id of 36 letters and a word. */
const mostPeople = 100;

/** Joins reports that follow each other, so that a payload names many people. */
export function addPresence(message: LiveMessage, { process, people }: PresenceReport): void {
  const last = message.presence.at(-1);
  if (last && last.people.length + people.length <= mostPeople) {
    last.people.push(...people);
    return;
  }
  for (let at = 0; at < people.length; at += mostPeople) {
    message.presence.push({ process, people: people.slice(at, at + mostPeople) });
  }
}

export function addChange(message: LiveMessage, tenantId: string, { v, scopes }: Recorded): void {
  const known = message.tenants[tenantId];
  const all = new Set([...(known?.scopes ?? []), ...scopes]);
  message.tenants[tenantId] = { v: Math.max(v, known?.v ?? 0), scopes: [...all] };
}

function only(part: Partial<LiveMessage>): string {
  return JSON.stringify(Object.assign(emptyMessage(), part));
}

/** As few payloads as fit. Where the scopes do not fit, every stream of the tenant is woken. */
export function payloadsOf(message: LiveMessage): string[] {
  const whole = JSON.stringify(message);
  if (whole.length <= largestPayload) return [whole];
  return [
    ...Object.entries(message.tenants).map(([id, { v }]) =>
      only({ tenants: { [id]: { v, scopes: null } } }),
    ),
    ...message.sessions.map((id) => only({ sessions: [id] })),
    ...message.accounts.map((id) => only({ accounts: [id] })),
    ...message.chosen.map((one) => only({ chosen: [one] })),
    ...message.presence.map((one) => only({ presence: [one] })),
  ];
}
