import type { Church } from '#domain/churches/entities.ts';
import { holds } from '#domain/permissions.ts';
import type { Store } from '../database.ts';
import { churchesInScope, churchesToCount } from './queries.ts';

export type NamedChurch = Pick<Church, 'id' | 'name'>;

/** The churches that a person can choose between, and their choice. */
export interface ChurchToWorkIn {
  churches: NamedChurch[];
  /** Null for all of them. */
  chosen: NamedChurch | null;
  /** Not for who only counts: a report is of one church. */
  mayBeAll: boolean;
}

const named = ({ id, name }: Church): NamedChurch => ({ id, name });

const byName = (a: NamedChurch, b: NamedChurch) => a.name.localeCompare(b.name, 'en');

/** A choice of a church that the person lost, or that is there no more, is none. */
export async function churchToWorkIn(store: Store): Promise<ChurchToWorkIn> {
  const mayBeAll = holds(store.profile.grants, 'report.view');
  const found = mayBeAll
    ? (await churchesInScope(store)).filter(({ status }) => status === 'active')
    : await churchesToCount(store);
  const chosen = found.find(({ id }) => id === store.profile.place);
  const otherwise = mayBeAll ? null : (found[0] ?? null);
  const begun = chosen ?? otherwise;
  return {
    churches: found.map(named).toSorted(byName),
    chosen: begun && named(begun),
    mayBeAll,
  };
}

/** Id of the church that pages begin with; null for all of them. */
export async function churchChosen(store: Store): Promise<string | null> {
  const { churches, chosen, mayBeAll } = await churchToWorkIn(store);
  return mayBeAll && churches.length > 1 && chosen ? chosen.id : null;
}
