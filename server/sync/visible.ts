import { type View, views } from '#domain/entity.ts';
import type { ReachEntry } from '#domain/protocol.ts';
import { syncedEntities } from '#domain/synced-entities.ts';

/** Where a change row stands, and which slices of the reach hold it now by a view that sees it. */
export interface ChangeRow {
  t: string;
  id: string;
  v: number;
  scopes: string[];
}

/** Entities a view sees, by name: fixed, since views are. */
const seenBy = Object.fromEntries(
  views.map((view) => [
    view,
    syncedEntities.filter((entity) => entity.views[view] !== undefined).map(({ name }) => name),
  ]),
) as Record<View, string[]>;

/** A change row counts where the view of its slice sees its entity. Two parameters a view, from 2 on. */
export const visible = (alias: string) =>
  `(${views
    .map((_, at) => `(${alias}.scope = any($${at * 2 + 2}) and ${alias}.t = any($${at * 2 + 3}))`)
    .join(' or ')})`;

/** The parameters of `visible`, of those entities only. */
export function visibleParameters(
  reach: readonly ReachEntry[],
  isAsked: (entity: string) => boolean = () => true,
): string[][] {
  return views.flatMap((view) => [
    reach.filter((entry) => entry.view === view).map((entry) => entry.scope),
    seenBy[view].filter(isAsked),
  ]);
}

/** The parameters after those of the views. */
export const after = (at: number) => `$${views.length * 2 + 1 + at}`;
