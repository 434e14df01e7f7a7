import { person } from '#domain/people/entities.ts';
import { autocompletePeople } from '#domain/people/operations.ts';
import { foundPerson } from '#domain/people/rules.ts';
import { wordsLookedFor } from '#domain/values/search-term.ts';
import { seenScopes } from '../access/seen-scopes.ts';
import { query } from '../handler.ts';
import { findPeople } from './find-people.ts';

const inChurch = 'church:';

export const peopleHandlers = {
  [autocompletePeople.name]: query(autocompletePeople, async (tx, caller, { searchTerm }) => {
    const lookedFor = wordsLookedFor(searchTerm);
    if (lookedFor.length === 0) return { data: [] };
    const churchIds = seenScopes(caller, person)
      .filter((scope) => scope.startsWith(inChurch))
      .map((scope) => scope.slice(inChurch.length));
    const people = await findPeople(tx, churchIds, lookedFor);
    return { data: people.map((one) => foundPerson(one, lookedFor)) };
  }),
};
