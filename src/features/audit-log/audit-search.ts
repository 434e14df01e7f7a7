import { auditAreaNames, type AuditArea } from '#domain/audit-log/area-names.ts';
import { outcomes, type Outcome } from '#domain/audit-log/outcomes.ts';
import { isLocalDate } from '#domain/values/dates/is-local-date.ts';
import { isOneOf } from '#domain/values/is-one-of.ts';

/** The filters as the address carries them. */
export interface AuditSearch {
  q?: string | undefined;
  who?: string | undefined;
  area?: AuditArea | undefined;
  outcome?: Outcome | undefined;
  church?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** One record alone: the name of its entity, and its id. */
  entity?: string | undefined;
  record?: string | undefined;
}

/** Made of what the address says when it is applied: two changes at once are both kept. */
export type OnSearch = (change: (before: AuditSearch) => AuditSearch) => void;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isUuid = (value: string) => uuid.test(value);

/** Readable part of the address; other values are no filter. Every key is answered: the router lays it over the address. */
export function auditSearchOf(search: Record<string, unknown>): AuditSearch {
  const read = (key: keyof AuditSearch, isReadable: (value: string) => boolean) => {
    const value = search[key];
    return typeof value === 'string' && isReadable(value) ? value : undefined;
  };
  const [area, outcome] = [String(search['area']), String(search['outcome'])];
  return {
    q: read('q', (words) => words.trim() !== '' && words.length <= 100),
    who: read('who', isUuid),
    area: isOneOf(auditAreaNames, area) ? area : undefined,
    outcome: isOneOf(outcomes, outcome) ? outcome : undefined,
    church: read('church', isUuid),
    from: read('from', isLocalDate),
    to: read('to', isLocalDate),
    entity: read('entity', (name) => /^[a-zA-Z]{1,40}$/.test(name)),
    record: read('record', isUuid),
  };
}
