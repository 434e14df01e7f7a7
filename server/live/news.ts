import type { ChosenStatus } from '#domain/access/own-status.ts';
import type { Recorded } from '../sync/record-effect.ts';
import type { Attendance } from './presence.ts';

/** What one process tells the others. */
export interface News {
  /** Tenant -> highest version, and its slices; null when they are too many to name. */
  tenants: Record<string, { v: number; scopes: string[] | null }>;
  sessions: string[];
  accounts: string[];
  /** What people chose to be seen as. */
  chosen: [accountId: string, status: ChosenStatus][];
  /** Who is on which process. */
  presence: Attendance[];
}

/** PostgreSQL takes payloads below 8,000 bytes. */
const largestPayload = 7_500;

export function noNews(): News {
  return { tenants: {}, sessions: [], accounts: [], chosen: [], presence: [] };
}

/** People of one payload: each is an id of 36 letters and a word. */
const mostPeople = 100;

/** People that a process spoke of one after the other stand together. */
export function addPresence(news: News, { process, people }: Attendance): void {
  const last = news.presence.at(-1);
  if (last && last.people.length + people.length <= mostPeople) {
    last.people.push(...people);
    return;
  }
  for (let at = 0; at < people.length; at += mostPeople) {
    news.presence.push({ process, people: people.slice(at, at + mostPeople) });
  }
}

export function addChange(news: News, tenantId: string, { v, scopes }: Recorded): void {
  const known = news.tenants[tenantId];
  const all = new Set([...(known?.scopes ?? []), ...scopes]);
  news.tenants[tenantId] = { v: Math.max(v, known?.v ?? 0), scopes: [...all] };
}

function only(part: Partial<News>): string {
  return JSON.stringify(Object.assign(noNews(), part));
}

/** As few payloads as fit. Where the slices do not fit, everybody of the tenant is woken. */
export function payloadsOf(news: News): string[] {
  const whole = JSON.stringify(news);
  if (whole.length <= largestPayload) return [whole];
  return [
    ...Object.entries(news.tenants).map(([id, { v }]) =>
      only({ tenants: { [id]: { v, scopes: null } } }),
    ),
    ...news.sessions.map((id) => only({ sessions: [id] })),
    ...news.accounts.map((id) => only({ accounts: [id] })),
    ...news.chosen.map((one) => only({ chosen: [one] })),
    ...news.presence.map((one) => only({ presence: [one] })),
  ];
}
