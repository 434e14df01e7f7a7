import type { Entity } from '#domain/entity.ts';
import { person } from '#domain/people/entities.ts';
import { syncedEntities } from '#domain/synced-entities.gen.ts';

/** Fields of an entity that hold the ids of people. */
export function personFields({ references }: Pick<Entity, 'references'>): string[] {
  return Object.entries(references).flatMap(([field, to]) => (to === person.name ? [field] : []));
}

/** Everything that refers to people, by what the entities say of themselves: a new one is moved by a merge without being named. */
export const personReferences: readonly { entity: Entity; fields: string[] }[] =
  syncedEntities.flatMap((entity) => {
    const fields = personFields(entity);
    return fields.length === 0 ? [] : [{ entity, fields }];
  });
