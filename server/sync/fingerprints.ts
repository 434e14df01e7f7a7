import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Entity } from '#domain/entity.ts';
import { syncedEntities } from '#domain/synced-entities.gen.ts';

const length = 4;

/** Another one where a row of the entity is made of other fields, or somebody is shown others of them. */
export function fingerprintOf({ name, schema, masks }: Entity): string {
  const row = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const said = JSON.stringify([name, row, masks ?? null]);
  return createHash('sha256').update(said).digest('base64url').slice(0, length);
}

const current = new Map(syncedEntities.map((entity) => [fingerprintOf(entity), entity.name]));

/** Fingerprints of all entities, one behind the other: a cursor remembers them. */
export const fingerprints = [...current.keys()].join('');

/** Entities whose rows came in another form, or not at all, where these were the fingerprints. */
export function otherSince(known: string): string[] {
  if (known === fingerprints) return [];
  const then = new Set(known.match(new RegExp(`.{${length}}`, 'g')));
  return [...current].flatMap(([print, name]) => (then.has(print) ? [] : [name]));
}
