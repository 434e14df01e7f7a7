import type { EntityStore } from '../../entity-store.ts';
import { ownName, ownStatus } from '../tables.ts';

const scopes = (relation: string) => `select id, 'user:' || id as scope from ${relation}`;

/** Nobody else's: what others see of it travels with the live stream. */
export const ownStatusStore: EntityStore = { name: 'ownStatus', table: ownStatus, scopes };
/** Nobody else's: whoever they write to has their card. */
export const ownNameStore: EntityStore = { name: 'ownName', table: ownName, scopes };
