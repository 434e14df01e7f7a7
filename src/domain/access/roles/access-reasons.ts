import { permissions, roleGives, type GrantedRole, type Permission } from '../../permissions.ts';
import { andList } from '../../values/and-list.ts';
import { acts, cellsOf, type PermissionArea, permissionAreas } from './permission-areas.ts';
import { capitalised } from '../../capitalised.ts';

/** A role of somebody, and its place as people call it: 'Khayelitsha', 'the whole organisation'. */
export interface PlacedRole {
  held: GrantedRole;
  title: string;
  place: string;
}

/** Line of a person in an area: their permissions there, how far they go, and the roles that give them. */
export interface AccessReason {
  what: string;
  far: string;
  may: 'yes' | 'partly' | 'no';
  because: string;
}

/** 'See and edit' of an area. */
function actsIn(area: PermissionArea, held: readonly Permission[]): string {
  const words = cellsOf(area)
    .filter(({ permission }) => held.includes(permission))
    .map(({ act }) => acts[act].toLowerCase());
  return andList(words);
}

function reasonIn(area: PermissionArea, roles: readonly PlacedRole[]): AccessReason {
  const given = roles.map(({ held, title, place }) => ({
    from: `${title} of ${place}`,
    held: permissions.filter((one) => roleGives(held, one)),
  }));
  const giving = given
    .map(({ from, held }) => ({ from, acts: actsIn(area, held) }))
    .filter((one) => one.acts !== '');
  if (giving.length === 0) {
    return { what: area.name, far: 'Not shown', may: 'no', because: 'No role of theirs gives it' };
  }
  const all = given.flatMap(({ held }) => held);
  const isWhole = cellsOf(area).every(({ permission }) => all.includes(permission));
  const isOne = giving.every((one) => one.acts === giving[0]?.acts);
  const reasons = giving.map((one) => (isOne ? one.from : `${one.from} (${one.acts})`));
  return {
    what: area.name,
    far: capitalised(actsIn(area, all)),
    may: isWhole ? 'yes' : 'partly',
    because: andList([...new Set(reasons)]),
  };
}

/** A line for each area of the product, for somebody with these roles. */
export function accessReasons(roles: readonly PlacedRole[]): AccessReason[] {
  return permissionAreas.map((area) => reasonIn(area, roles));
}
