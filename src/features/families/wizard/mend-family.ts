import { families } from '#domain/families/families.ts';
import type { NewFamilyInput } from '#domain/families/new-family.ts';
import type { RefusedFamily } from '#store/families/refused-families.ts';
import { newId } from '#domain/values/new-id.ts';
import { valuesOf } from '../../../register/form-values.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { type NewFamily, nextMember, type Problems, type TypedMember } from './new-family.ts';
import { steps } from './steps.ts';

type Member = NewFamilyInput['members'][number];

/** Somebody of the refused family, as they were typed. */
function typedMember(
  { register }: RegisterView,
  { people }: NewFamilyInput,
  { id, personId, role }: Member,
): TypedMember {
  const added = people.find((one) => one.id === personId);
  return {
    id,
    isNew: added !== undefined,
    newPersonId: added?.id ?? newId(),
    knownId: added ? '' : personId,
    role,
    values: valuesOf(register, { ...register.blank, ...added }),
  };
}

/** Errors of each member: of the person who is added, and of their place in the family. */
function problemsOf({ typed: { people, members }, errors }: RefusedFamily): Problems {
  const found = members.map(({ id, personId }, at) => {
    const person = errors.people[people.findIndex((one) => one.id === personId)];
    return [id, { ...person, ...errors.members[at] }] as const;
  });
  const wrong = found.filter(([, said]) => Object.keys(said).length > 0);
  return { ...Object.fromEntries(wrong), family: errors.family };
}

/** The step in which the first thing that is wrong is typed. */
function firstWrong({ errors }: RefusedFamily, problems: Problems): number {
  const wrong = Object.keys(errors.family);
  const own = steps.findIndex(({ fields }) =>
    fields.some((field: string) => wrong.includes(field)),
  );
  if (own >= 0) return own;
  return Object.keys(problems).length > 1 ? 1 : steps.length - 1;
}

/** A family that was refused, to be mended: nothing that was typed is lost. Saved, it takes the place of the refused one. */
export function mendedFamily(people: RegisterView, refused: RefusedFamily): NewFamily {
  const { id, typed } = refused;
  const members = typed.members.map((one) => typedMember(people, typed, one));
  const problems = problemsOf(refused);
  return {
    id,
    step: firstWrong(refused, problems),
    values: valuesOf(families, { ...families.blank, ...typed.family }),
    members,
    typing: nextMember(people, typed.family.name, members),
    problems,
  };
}
