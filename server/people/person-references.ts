import type { CustomField } from '#domain/custom-fields/entities.ts';
import type { Entity } from '#domain/entity.ts';
import { person } from '#domain/people/entities.ts';
import { registers } from '#domain/registers.gen.ts';
import { type CustomName, customName } from '#domain/rows/row-values.ts';
import { syncedEntities } from '#domain/synced-entities.gen.ts';
import type { TenantTransaction } from '../database/tenant.ts';

/** Fields of an entity that hold the ids of people. */
export function personFields({ references }: Pick<Entity, 'references'>): string[] {
  return Object.entries(references).flatMap(([field, to]) => (to === person.name ? [field] : []));
}

export interface PersonReferences {
  entity: Entity;
  fields: string[];
}

/** Everything that refers to people, by what the entities say of themselves: a new one is moved by a merge without being named. */
export const personReferences: readonly PersonReferences[] = syncedEntities.flatMap((entity) => {
  const fields = personFields(entity);
  return fields.length === 0 ? [] : [{ entity, fields }];
});

/** Name of a register -> its custom fields that hold the ids of people. Retired ones too: rows keep their values. */
export async function customPersonFields(
  tx: TenantTransaction,
): Promise<ReadonlyMap<string, readonly CustomName[]>> {
  const kind: CustomField['kind'] = 'person';
  const found = await tx.rows<Pick<CustomField, 'id' | 'register'>>(
    'custom fields that name people',
    'select id, register from custom_field where tenant_id = $1 and kind = $2 order by id',
    [tx.tenantId, kind],
  );
  const byRegister = Map.groupBy(found, ({ register }) => register);
  return new Map(
    [...byRegister].map(([name, fields]) => [name, fields.map(({ id }) => customName(id))]),
  );
}

/** The same with the custom fields of the tenant. */
export async function personReferencesHere(tx: TenantTransaction): Promise<PersonReferences[]> {
  const custom = await customPersonFields(tx);
  const own = registers.flatMap(({ register: { name, entity } }) => {
    const fields = custom.get(name);
    return fields ? [{ entity, fields }] : [];
  });
  const withOwn = personReferences.map(({ entity, fields }) => ({
    entity,
    fields: [...fields, ...own.flatMap((one) => (one.entity === entity ? one.fields : []))],
  }));
  const known = new Set(personReferences.map(({ entity }) => entity));
  return [
    ...withOwn,
    ...own.flatMap(({ entity, fields }) =>
      known.has(entity) ? [] : [{ entity, fields: [...fields] }],
    ),
  ];
}
