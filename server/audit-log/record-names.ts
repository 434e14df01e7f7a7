import { customFields } from '#domain/custom-fields/custom-fields.ts';
import { customField } from '#domain/custom-fields/entities.ts';
import type { Titles } from '#domain/register/field-text.ts';
import type { TitlePair } from '#domain/register/linked-rows.ts';
import type { Register } from '#domain/register/register.ts';
import { registers } from '#domain/registers.gen.ts';
import { customIdOf } from '#domain/rows/row-values.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import type { Caller } from '../caller.ts';
import { customFieldStore } from '../custom-fields/scopes.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { storeNamed } from '../entity-stores.ts';
import { idsMeant } from '../register/aliases.ts';
import { linkedTitles } from '../register/linked-titles.ts';
import { rowsInScopes } from '../register/rows-in-scopes.ts';
import type { StoredLine } from './read-lines.ts';

/** Id of a record -> its name, of records that the reader may see. */
export type Names = ReadonlyMap<string, string>;

interface Of {
  tx: TenantTransaction;
  caller: Caller;
}

/** The values that changes of a register's rows have before and after, as rows. */
function sidesOf(lines: readonly StoredLine[]): object[] {
  return lines.flatMap(({ changes }) =>
    (changes ?? []).flatMap((change) =>
      'hidden' in change ? [] : [{ [change.field]: change.was }, { [change.field]: change.became }],
    ),
  );
}

async function ofRegister(
  of: Of,
  register: Register,
  lines: readonly StoredLine[],
): Promise<TitlePair[]> {
  const { name: t } = register.entity;
  const ids = [...new Set(lines.map(({ entityId }) => entityId))];
  const meant = await idsMeant(of.tx, t, ids);
  const asked = [...ids, ...meant.values()];
  const rows = await rowsInScopes(of.tx, of.caller, register, storeNamed(t), asked);
  const linked = await linkedTitles(of, register, [...rows, ...sidesOf(lines)]);
  const titles = new Map(linked);
  const own = new Map(rows.map((row): TitlePair => [row.id, register.title(row, titles)]));
  // A record that became another one has the name of that.
  const others = [...meant].map(([id, keptId]): TitlePair => [id, own.get(keptId) ?? '']);
  return [...linked, ...own, ...others];
}

/**
 * Reports where the reader sees the lines: of another church, or of a confidential group, that somebody guessed, no name is
 * told.
 */
async function ofReports({ tx }: Of, lines: readonly StoredLine[]): Promise<TitlePair[]> {
  const asked = lines.map(({ entityId, placeId, groupId }) => ({ entityId, placeId, groupId }));
  const found = await tx.rows<{ id: string; church: string; service: string; date: string }>(
    'reports of the audit',
    `select r.id, c.name as church, coalesce(g.name, r.service_name) as service, r.date::text as date
     from jsonb_to_recordset($2::jsonb) as l("entityId" uuid, "placeId" uuid, "groupId" uuid)
       join attendance_report r
         on r.tenant_id = $1 and r.id = l."entityId" and r.church_id = l."placeId"
       join church c on c.tenant_id = $1 and c.id = r.church_id
       left join groups g on g.tenant_id = $1 and g.id = r.group_id
     where g.id is null or not g.confidential or g.id = l."groupId"`,
    [tx.tenantId, JSON.stringify(asked)],
  );
  return found.map(({ id, church, service, date }) => [
    id,
    `${church}, ${service}, ${dateWithYear(date)}`,
  ]);
}

/** Accounts and devices, unless somebody only tried: an id that was guessed is no name. */
async function ofAccess({ tx }: Of, lines: readonly StoredLine[]): Promise<TitlePair[]> {
  const found = await tx.rows<{ id: string; name: string }>(
    'accounts and devices of the audit',
    `select id, name from account where tenant_id = $1 and id = any($2::uuid[])
     union all select shown_id, label from device where shown_id = any($3::uuid[]) and label <> ''`,
    [
      tx.tenantId,
      lines.flatMap(({ entity, entityId, actorId, outcome, details: { accountId } }) => [
        ...(entity === 'account' && (outcome !== 'refused' || entityId === actorId)
          ? [entityId]
          : []),
        ...(typeof accountId === 'string' ? [accountId] : []),
      ]),
      lines.flatMap(({ entity, entityId, outcome }) =>
        entity === 'device' && outcome !== 'refused' ? [entityId] : [],
      ),
    ],
  );
  return found.map(({ id, name }) => [id, name]);
}

/** Places that lines were done in, and that roles are over. */
async function ofPlaces({ tx }: Of, lines: readonly StoredLine[]): Promise<TitlePair[]> {
  const ids = lines.flatMap(({ placeId, details: { scopeId } }) => [
    ...(placeId === null ? [] : [placeId]),
    ...(typeof scopeId === 'string' ? [scopeId] : []),
  ]);
  const found = await tx.rows<{ id: string; name: string }>(
    'places of the audit',
    `select id, name from church where tenant_id = $1 and id = any($2::uuid[])
     union all select id, name from church_group where tenant_id = $1 and id = any($2::uuid[])`,
    [tx.tenantId, [...new Set(ids)]],
  );
  return found.map(({ id, name }) => [id, name]);
}

/** Labels of the custom fields that were changed. */
async function ofCustomFields({ tx, caller }: Of, lines: readonly StoredLine[]) {
  const fields = lines.flatMap(({ changes }) => (changes ?? []).map(({ field }) => field));
  const ids = [...new Set(fields.flatMap((field) => customIdOf(field) ?? []))];
  if (ids.length === 0) return [];
  const kept = { entity: customField, blank: customFields.blank };
  const rows = await rowsInScopes(tx, caller, kept, customFieldStore, ids);
  return rows.map((row): TitlePair => [row.id, String(row['label'])]);
}

/** Names of everything that the lines are about, asked a kind at a time. */
export async function namesFor(of: Of, lines: readonly StoredLine[]): Promise<Names & Titles> {
  const pairs: TitlePair[] = [];
  for (const { register } of registers) {
    const about = lines.filter(({ entity }) => entity === register.entity.name);
    if (about.length > 0) pairs.push(...(await ofRegister(of, register, about)));
  }
  const reports = lines.filter(({ entity }) => entity === 'attendanceReport');
  if (reports.length > 0) pairs.push(...(await ofReports(of, reports)));
  pairs.push(...(await ofCustomFields(of, lines)));
  if (lines.length > 0) {
    pairs.push(...(await ofAccess(of, lines)), ...(await ofPlaces(of, lines)));
  }
  return new Map(pairs.filter(([, name]) => name !== ''));
}
