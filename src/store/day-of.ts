import { knownForms } from '#domain/known-forms.gen.ts';
import { upgradeArgs } from '#domain/operation.ts';
import type { Item } from './outbox/item.ts';

/** Whether items of this operation are about a day. */
export function hasDay({ name }: Pick<Item, 'name'>): boolean {
  return knownForms.get(name)?.day !== undefined;
}

/** The day that it is about, yyyy-MM-dd; null where it is about none. */
export function dayOf({ name, form, args }: Item): string | null {
  const known = knownForms.get(name);
  return known?.day?.(upgradeArgs(known, form, args) as never) ?? null;
}
