import type { Entity } from '#domain/entity.ts';
import { syncedEntities } from '#domain/synced-entities.gen.ts';

/** Entities of the rows that the server sends, by their names. */
export type EntitiesByName = ReadonlyMap<string, Entity>;

export const entitiesByName: EntitiesByName = new Map(
  syncedEntities.map((entity) => [entity.name, entity]),
);
