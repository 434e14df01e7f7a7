import { useNavigate } from '@tanstack/react-router';
import { type ChangeOfSearch, type RegisterSearch, searchOf } from '../register/register-search.ts';

type ListAddress =
  | '/apps/churches'
  | '/apps/churches/church-groups'
  | '/apps/group-types'
  | '/apps/groups'
  | '/apps/people'
  | '/apps/people/families/list'
  | '/apps/people/follow-ups'
  | '/pages/settings/custom-fields';

/**
 * The question that the address of a list asks, and the way to ask another one. A change builds on the last one that
 * was asked for, which the address may not say yet. `Back` closes a row that was opened, and undoes nothing else.
 */
export function useRegisterSearch(to: ListAddress, found: object) {
  const navigate = useNavigate();
  // The router adds what else the address says.
  const search: RegisterSearch = searchOf({ ...found });
  const onSearch = (change: ChangeOfSearch): void =>
    void navigate({
      to,
      search: (before: object) => change(searchOf({ ...before })),
      replace: change(search).open === search.open,
    });
  return { search, onSearch };
}
