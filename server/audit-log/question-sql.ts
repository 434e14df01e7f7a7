import type { AuditArea } from '#domain/audit-log/area-names.ts';
import { areaOf } from '#domain/audit-log/areas.ts';
import type { AuditQuestion } from '#domain/audit-log/operations.ts';
import { gives, type Grant, placesOf, roleNames } from '#domain/permissions.ts';
import { registers } from '#domain/registers.gen.ts';
import { operations } from '#domain/registry.ts';
import type { Named } from './named-records.ts';

/** Actions that are no operations: of who operates the server, and of somebody unknown. */
const beside = ['admin.invite', 'access.signInFailed', 'access.sessionReplayed'];

function actionsOf(area: AuditArea): string[] {
  return [...operations.map(({ name }) => name), ...beside].filter(
    (action) => areaOf(action) === area,
  );
}

/** Takes a value and answers the name of the parameter that holds it. */
export type Parameter = (value: unknown) => string;

/** Conditions of a statement over `audit_log l`, with their parameters. */
export interface Conditions {
  sql: string;
  values: unknown[];
}

/** Midnight at which a day begins, in the time zone of the organisation. */
const midnight = (day: string, zone: string) => `${day}::date::timestamp at time zone ${zone}`;

const readers = roleNames.filter((role) => gives(role, 'audit.view'));

/** Registers that a role that reads the audit does not see, such as notes about people: even that a row is there tells. */
export const guardedRegisters = registers
  .map(({ register }) => register)
  .filter(({ may }) => readers.some((role) => !gives(role, may.view)));

/** Lines about such rows only where the reader sees the rows. */
function guardedLines(grants: readonly Grant[], put: Parameter): string[] {
  return guardedRegisters.flatMap(({ entity, may }) => {
    const places = placesOf(grants, may.view);
    if (places === 'all') return [];
    return [`l.entity <> '${entity.name}' or l.place_id = any(${put(places)}::uuid[])`];
  });
}

/**
 * The lines that somebody may read: those of the places that they look after, and of confidential groups only where they
 * may see such groups. Of notes about people too.
 */
export function visibleTo(grants: readonly Grant[], put: Parameter): string[] {
  const places = placesOf(grants, 'audit.view');
  const confidential = placesOf(grants, 'group.viewConfidential');
  return [
    ...(places === 'all' ? [] : [`l.place_id = any(${put(places)}::uuid[])`]),
    ...(confidential === 'all'
      ? []
      : [`not l.confidential or l.place_id = any(${put(confidential)}::uuid[])`]),
    ...guardedLines(grants, put),
  ];
}

function askedFor(question: AuditQuestion, timeZone: string, put: Parameter): string[] {
  const { actorId, area, outcome, churchId, from, to, entity, recordId } = question;
  const zone = () => put(timeZone);
  return [
    actorId !== undefined && `l.actor_id = ${put(actorId)}`,
    area !== undefined && `l.action = any(${put(actionsOf(area))}::text[])`,
    // The index over actions leaves reports out.
    area !== undefined && area !== 'reports' && `l.entity <> 'attendanceReport'`,
    outcome !== undefined && `l.outcome = ${put(outcome)}`,
    // And one has only what is not done.
    outcome !== undefined && outcome !== 'done' && `l.outcome <> 'done'`,
    churchId !== undefined && `l.place_id = ${put(churchId)}`,
    entity !== undefined && `l.entity = ${put(entity)}`,
    recordId !== undefined && `l.entity_id = ${put(recordId)}`,
    from !== undefined && `l.at >= ${midnight(put(from), zone())}`,
    to !== undefined && `l.at < ${midnight(`(${put(to)}::date + 1)`, zone())}`,
  ].filter((condition) => condition !== false);
}

function about({ ids, words }: Named, put: Parameter): string {
  const known = put(ids);
  return `l.actor_id = any(${known}::uuid[]) or l.entity_id = any(${known}::uuid[])
    or strpos(lower(l.device_label), ${put(words)}) > 0`;
}

/** `named`: what the words of the search name; null without words. */
export function conditionsOf(
  tenantId: string,
  grants: readonly Grant[],
  question: AuditQuestion,
  { timeZone, named }: { timeZone: string; named: Named | null },
): Conditions {
  const values: unknown[] = [tenantId];
  const put: Parameter = (value) => `$${values.push(value)}`;
  const all = [
    'l.tenant_id = $1',
    ...visibleTo(grants, put),
    ...askedFor(question, timeZone, put),
    ...(named ? [about(named, put)] : []),
  ];
  return { sql: all.map((one) => `(${one})`).join(' and '), values };
}
