import type { Entity } from '#domain/entity.ts';
import type { Caller } from '../caller.ts';

/** Slices of the caller's reach whose view shows rows of the entity: a device holds the same rows. */
export function seenScopes(caller: Caller, entity: Pick<Entity, 'views'>): string[] {
  return caller.reach
    .filter(({ view }) => entity.views[view] !== undefined)
    .map(({ scope }) => scope);
}
