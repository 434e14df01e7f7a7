import type { Entity } from '#domain/entity.ts';
import { must } from '#domain/must.ts';
import type { Register } from '#domain/register/register.ts';
import { customIdOf } from '#domain/rows/row-values.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import {
  type PersonReferences,
  personReferences,
  personReferencesHere,
} from '../people/person-references.ts';
import { registerOf } from '../people/registers-naming.ts';

/** How the rows of a register refer to people. */
export interface NamingPeople {
  register: Register;
  /** Fields without which a row is none, and those of which the entity says so: it is about the people in them. */
  about: readonly string[];
  /** Fields that may be empty, and lists: the row is about somebody else, or about a place, and names people there. */
  names: readonly string[];
}

function takes(schema: Entity['schema'], field: string, value: unknown): boolean {
  return must(schema.shape[field], field)._zod.run({ value, issues: [] }, {}).issues.length === 0;
}

function isAbout({ schema, about = [] }: Entity, field: string): boolean {
  if (customIdOf(field) !== null) return false;
  if (about.includes(field)) return true;
  // A list of people is one without this person too.
  return !takes(schema, field, null) && !takes(schema, field, []);
}

function namingOf({ entity, fields }: PersonReferences): NamingPeople {
  return {
    register: registerOf(entity.name),
    about: fields.filter((field) => isAbout(entity, field)),
    names: fields.filter((field) => !isAbout(entity, field)),
  };
}

/** Every register whose rows refer to people, as its entity says: a new one is here without being named. */
export const namingPeople: readonly NamingPeople[] = personReferences.map(namingOf);

/** The same with the custom fields of the tenant. */
export async function namingPeopleHere(tx: TenantTransaction): Promise<NamingPeople[]> {
  return (await personReferencesHere(tx)).map(namingOf);
}
