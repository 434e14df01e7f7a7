import { Failure, type FieldErrors } from '#domain/errors.ts';
import { family, familyMember } from '#domain/families/entities.ts';
import { familyMemberOperations } from '#domain/families/family-member-operations.ts';
import { familyOperations } from '#domain/families/family-operations.ts';
import { type NewFamilyInput, newFamilyRows } from '#domain/families/new-family.ts';
import { newFamilyOperation } from '#domain/families/new-family-operation.ts';
import { person } from '#domain/people/entities.ts';
import { personOperations } from '#domain/people/person-operations.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { command } from '../handler.ts';
import type { CommandHandler, Handler } from '../services.ts';
import type { Effect, Rows } from '../sync/effect.ts';

/** One row of the submission: how it is added, and where its errors stand. */
interface Part {
  entity: string;
  create: string;
  row: AnyRow;
  /** 'people.1': begins the name of each field. */
  place: string;
}

/** The parts in the order in which each may name those before it. */
function partsOf({ family: called, people, members }: ReturnType<typeof newFamilyRows>): Part[] {
  return [
    {
      entity: family.name,
      create: familyOperations.create.name,
      row: { ...called },
      place: 'family',
    },
    ...people.map((row, at) => ({
      entity: person.name,
      create: personOperations.create.name,
      row: { ...row },
      place: `people.${at}`,
    })),
    ...members.map((row, at) => ({
      entity: familyMember.name,
      create: familyMemberOperations.create.name,
      row: { ...row },
      place: `members.${at}`,
    })),
  ];
}

function within(place: string, { message, fields = {} }: Failure): FieldErrors {
  const said = Object.entries(fields).map(([field, says]) => [`${place}.${field}`, says] as const);
  return Object.fromEntries(said.length > 0 ? said : [[place, message]]);
}

/** Says of every part what is wrong with it, so that all of it is mended at once. */
function refuse(errors: FieldErrors): void {
  const [first] = Object.values(errors);
  if (first !== undefined) throw new Failure('validation', first, { fields: errors });
}

function together(effects: readonly Effect[]): Pick<Effect, 'inserts' | 'audit'> {
  const inserts: Record<string, object[]> = {};
  for (const [t, rows] of effects.flatMap((one) => Object.entries(one.inserts ?? ({} as Rows)))) {
    inserts[t] = [...(inserts[t] ?? []), ...rows];
  }
  return { inserts, audit: effects.flatMap(({ audit = [] }) => audit) };
}

/**
 * Adds each row by the handler that adds one alone, in one transaction: all of it is written, or nothing is. `creating`:
 * the handlers of families, people and members.
 */
export function newFamilyHandler(creating: Readonly<Record<string, Handler>>): CommandHandler {
  return command(newFamilyOperation, async (tx, caller, input, submission) => {
    // Judged by the schemas of the registers, whose inputs are known by the names of their fields alone.
    const parts = partsOf(newFamilyRows(input as NewFamilyInput, submission.id));
    const addedWith: Record<string, AnyRow[]> = {};
    const effects: Effect[] = [];
    const errors: FieldErrors = {};
    for (const { entity, create, row, place } of parts) {
      const handler = creating[create];
      if (handler?.kind !== 'command') throw new Error(`${create} has no command handler`);
      const part = { ...submission, id: row.id, addedWith };
      try {
        effects.push(await handler.run(tx, caller, row, part));
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'validation') throw error;
        Object.assign(errors, within(place, error));
      }
      // One that is refused is named all the same: its own error is enough.
      addedWith[entity] = [...(addedWith[entity] ?? []), row];
    }
    refuse(errors);
    return { output: { id: submission.id }, ...together(effects) };
  });
}
