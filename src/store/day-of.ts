import { knownForms } from '#domain/known-forms.gen.ts';
import { upgradeArgs } from '#domain/operation.ts';
import type { Item } from './outbox/item.ts';

/** The day that it is about, yyyy-MM-dd; null where it is about none. */
export function dayOf({ name, form, args }: Item): string | null {
  const known = knownForms.get(name);
  return known?.day?.(upgradeArgs(known, form, args) as never) ?? null;
}
