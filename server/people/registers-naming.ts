import { must } from '#domain/must.ts';
import type { Register } from '#domain/register/register.ts';
import { registers } from '#domain/registers.gen.ts';
import { unlistedRegisters } from '#domain/unlisted-registers.gen.ts';

const all: readonly Register[] = [
  ...registers.map(({ register }) => register),
  ...unlistedRegisters,
];

/** The register of an entity that refers to people, or of people: by its rules rows are merged and erased. */
export function registerOf(t: string): Register {
  return must(
    all.find(({ entity }) => entity.name === t),
    `a register of ${t}`,
  );
}
