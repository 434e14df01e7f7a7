import type { Entity } from '#domain/entity.ts';
import { must } from '#domain/must.ts';
import type { Register } from '#domain/register/register.ts';
import { registers } from '#domain/registers.gen.ts';
import { personReferences } from '../people/person-references.ts';

/** How the rows of a register refer to people. */
export interface NamingPeople {
  register: Register;
  /** Fields without which a row is none, and those of which the entity says so: it is about the people in them. */
  about: readonly string[];
  /** Fields that may be empty: the row is about somebody else, or about a place, and names people there. */
  names: readonly string[];
}

function isAbout({ schema, about = [] }: Entity, field: string): boolean {
  if (about.includes(field)) return true;
  return (
    must(schema.shape[field], field)._zod.run({ value: null, issues: [] }, {}).issues.length > 0
  );
}

/** Every register whose rows refer to people, as its entity says: a new one is here without being named. */
export const namingPeople: readonly NamingPeople[] = personReferences.map(({ entity, fields }) => ({
  register: must(
    registers.find(({ register }) => register.entity === entity),
    `a register of ${entity.name}`,
  ).register,
  about: fields.filter((field) => isAbout(entity, field)),
  names: fields.filter((field) => !isAbout(entity, field)),
}));
