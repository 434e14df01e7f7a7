import type { Church, ChurchGroup, Service } from '#domain/churches/entities.ts';
import type { Group, GroupType } from '#domain/groups/entities.ts';
import type { Store } from '../../database.ts';
import { churchGroupsInScope } from '../../churches/church-groups-in-scope.ts';
import { churchesInScope, servicesInScope } from '../../churches/queries.ts';
import { groupsInScope } from '../../groups/queries.ts';

/** Rows that filters choose from, and that give names to ids. */
export interface NamesHere {
  churches: Church[];
  churchGroups: ChurchGroup[];
  services: Service[];
  groups: Group[];
  groupTypes: GroupType[];
}

export async function namesHere(store: Store): Promise<NamesHere> {
  const [churches, churchGroups, services, groups, groupTypes] = await Promise.all([
    churchesInScope(store),
    churchGroupsInScope(store),
    servicesInScope(store),
    groupsInScope(store),
    store.cache.groupType.toArray(),
  ]);
  return { churches, churchGroups, services, groups, groupTypes };
}

export const noNames: NamesHere = {
  churches: [],
  churchGroups: [],
  services: [],
  groups: [],
  groupTypes: [],
};

/** Id of a church, a service or a group -> its name. */
export function nameFinder({ churches, services, groups }: NamesHere): (id: string) => string {
  const names = new Map([...churches, ...services, ...groups].map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}
