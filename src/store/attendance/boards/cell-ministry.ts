import {
  type CellFigures,
  cellFigures,
  type CellMember,
  readFrom,
} from '#domain/attendance/cells/cell-figures.ts';
import {
  type CellsToLookAt,
  cellsToLookAt,
  daysToLookAt,
} from '#domain/attendance/cells/cells-to-look-at.ts';
import type { Group, GroupMembership } from '#domain/groups/entities.ts';
import { groups } from '#domain/groups/groups.ts';
import { type MemberRole, rolesOf } from '#domain/groups/member-roles.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { may } from '#domain/permissions.ts';
import type { Store } from '../../database.ts';
import { rowsWithPending } from '../../register/rows-with-pending.ts';
import { expectedReports, type ExpectedRow } from '../expected/expected-reports.ts';
import { reportsBetween } from './reports-between.ts';

/** Of one church, or of all of them. */
export interface CellQuestion {
  today: string;
  churchId: string | null;
}

export interface CellMinistry extends CellFigures {
  /** Churches that have cells. */
  churches: number;
}

function partOf({ roleKey }: GroupMembership, roles: readonly MemberRole[]): CellMember['part'] {
  const role = roles.find(({ key }) => key === roleKey);
  if (role?.isLeader) return 'leads';
  return role?.canSubmitReport ? 'assists' : 'belongs';
}

/** Groups that give reports, and whose reports the person sees. */
async function cellsOf(store: Store, churchId: string | null) {
  const types = new Map((await store.cache.groupType.toArray()).map((type) => [type.id, type]));
  const all = await rowsWithPending(store, groups);
  const { grants } = store.profile;
  const cells = all.filter(
    (one) =>
      (churchId === null || one.churchId === churchId) &&
      types.get(one.groupTypeId)?.reportForm === 'group' &&
      may(grants, 'report.viewGroup', { kind: 'group', id: one.id, churchId: one.churchId }),
  );
  return { cells, rolesIn: (one: Group) => rolesOf(types.get(one.groupTypeId)) };
}

/** People of cells; null for who may see those of none. */
async function membersOf(
  store: Store,
  cells: readonly Group[],
  rolesIn: (group: Group) => readonly MemberRole[],
): Promise<CellMember[] | null> {
  const { grants } = store.profile;
  const seen = new Map(
    cells
      .filter(({ id, churchId }) =>
        may(grants, memberships.may.view, { kind: 'group', id, churchId }),
      )
      .map((one) => [one.id, rolesIn(one)]),
  );
  if (seen.size === 0 && cells.length > 0) return null;
  const rows = await rowsWithPending(store, memberships);
  return rows.flatMap((row): CellMember[] => {
    const roles = seen.get(row.groupId);
    if (roles === undefined || row.status === 'pending') return [];
    const { groupId, personId, joinedOn, leftOn } = row;
    return [{ groupId, personId, joinedOn, leftOn, part: partOf(row, roles) }];
  });
}

/** The named question: figures of the cells that this device holds, as this person's queued changes would make them. */
export async function cellMinistry(
  store: Store,
  { today, churchId }: CellQuestion,
): Promise<CellMinistry> {
  const { cells, rolesIn } = await cellsOf(store, churchId);
  const ids = new Set(cells.map(({ id }) => id));
  const [members, all] = await Promise.all([
    membersOf(store, cells, rolesIn),
    reportsBetween(store, { kind: 'group', from: readFrom(today), to: today, churchId }),
  ]);
  const reports = all.filter(({ groupId }) => groupId !== null && ids.has(groupId));
  return {
    ...cellFigures({ groups: cells, members, reports }, today),
    churches: new Set(cells.flatMap((one) => (one.status === 'archived' ? [] : one.churchId))).size,
  };
}

/** The named question: reports of cells that wait for an answer, and cells that gave none. `now`: ms. */
export async function cellReportsToLookAt(
  store: Store,
  { today, churchId, now }: CellQuestion & { now: number },
): Promise<CellsToLookAt<ExpectedRow>> {
  const { rows } = await expectedReports(store, { kind: 'group', ...daysToLookAt(today), now });
  const here = rows.filter((row) => churchId === null || row.churchId === churchId);
  return cellsToLookAt(here, today);
}
