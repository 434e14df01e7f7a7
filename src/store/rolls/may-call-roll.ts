import { memberships } from '#domain/groups/memberships.ts';
import { may } from '#domain/permissions.ts';
import type { Store } from '../database.ts';

/** Whether this person calls the roll of a group: they see its people, and submit its report. */
export async function mayCallRoll(
  { profile }: Pick<Store, 'profile'>,
  groupId: string,
  churchId: string,
): Promise<boolean> {
  const over = { kind: 'group', id: groupId, churchId } as const;
  const { grants } = profile;
  return may(grants, 'report.submitGroup', over) && may(grants, memberships.may.view, over);
}
