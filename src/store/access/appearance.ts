import type { Appearance } from '#domain/access/appearance.ts';
import {
  type Looks,
  saveAppearanceName,
  saveAppearancePolicy,
} from '#domain/access/appearance-policy.ts';
import type { Store } from '../database.ts';
import { withPending } from '../outbox/with-pending.ts';

const fields = ['scheme', 'theme', 'layout', 'density'] as const;

export function sameLooks(a: Looks, b: Looks): boolean {
  return fields.every((field) => a[field] === b[field]);
}

/** Appearance of the back office for this person, as last chosen on any device; null before a choice. */
export async function ownAppearance(store: Store): Promise<Looks | null> {
  const { cache, profile } = store;
  const kept = await cache.appearance.get(profile.id);
  const [shown] = await withPending<Appearance>(store, {
    policies: { [saveAppearanceName]: saveAppearancePolicy },
    entity: 'appearance',
    rows: kept ? [kept] : [],
    matches: () => true,
  });
  if (!shown) return null;
  const { scheme, theme, layout, density } = shown;
  return { scheme, theme, layout, density };
}
