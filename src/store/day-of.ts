import { knownForms } from '#domain/known-forms.gen.ts';
import { upgradeArgs } from '#domain/operation.ts';
import type { Item } from './outbox/item.ts';

/** Whether items of this operation are about a day. */
export function hasDay({ name }: Pick<Item, 'name'>): boolean {
  return knownForms.get(name)?.day !== undefined;
}

/** The day that it is about, yyyy-MM-dd; null where it is about none, or where nobody here can read it. */
export function dayOf({ name, form, args, sealed }: Item): string | null {
  const known = sealed ? null : knownForms.get(name);
  return known?.day?.(upgradeArgs(known, form, args) as never) ?? null;
}
