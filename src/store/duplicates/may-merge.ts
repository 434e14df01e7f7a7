import { holds } from '#domain/permissions.ts';
import type { Store } from '../database.ts';

/** Whether the person at the device may merge people anywhere. */
export function mayMergeSomewhere({ profile }: Store): Promise<boolean> {
  return Promise.resolve(holds(profile.grants, 'person.merge'));
}
