import type { Entity } from '../entity.ts';

/** Rows of which there may be very many, and that a field names without any list of them. */
export interface Lookup {
  /** Tells them apart from the registers among linked rows. */
  name: string;
  words: { one: string; many: string };
  entity: Entity;
  title(row: { id: string }): string;
}
