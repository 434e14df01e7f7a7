import { families } from '#domain/families/families.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import { homesOf, householdLetters } from '#domain/families/household-letters.ts';
import { people } from '#domain/people/people.ts';
import { rowOf } from '#domain/register/register.ts';
import { rowsWithPending } from '#store/register/rows-with-pending.ts';
import type { LettersToRows } from '../../../register/letters/letters-to-rows.ts';

/** To where people live: their own address, or that of their family. */
export const lettersToPeople: LettersToRows = async (rows, store) => {
  const [members, all] = await Promise.all([
    rowsWithPending(store, familyMembers),
    rowsWithPending(store, families),
  ]);
  const homes = homesOf(members, all);
  const written = rows.map((row) => rowOf(people, row));
  return (perHousehold) => householdLetters(written, homes, perHousehold);
};
