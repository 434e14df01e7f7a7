import { randomUUID } from 'node:crypto';
import { must } from '../../../src/domain/must.ts';
import { may } from '../../../src/domain/permissions.ts';
import type { registers } from '../../../src/domain/registers.gen.ts';
import { freshInput } from '../register-rows.ts';
import { callers, type CallerName, type Target } from './callers.ts';
import { type Kind, type Row, withKey } from './rows.ts';
import type { World } from './world.ts';

type Defined = (typeof registers)[number];

/** A new row of a target's organisation as somebody could type it. It names rows that are there or are not. */
function inputFor({ register }: Defined, world: World, target: Target): Record<string, unknown> {
  const { populations } = must(world.registered.get(register.name), register.name);
  const made = freshInput(register, populations[target === 'other tenant' ? target : 'own']);
  if (target === 'own' || target === 'other tenant') return made;
  const naming = Object.entries(register.fields).filter(
    ([, one]) => one?.input.kind === 'reference' || one?.input.kind === 'lookup',
  );
  const known = naming.flatMap(([field]) => (made[field] ? [[field, world.report.guessed]] : []));
  return { ...made, ...Object.fromEntries(known) };
}

/** The register's permission to see its rows, held where the row of this organisation is. */
function finders(one: Defined, world: World): CallerName[] {
  const { register } = one;
  const { ids } = must(world.registered.get(register.name), register.name);
  const subject = register.subject({ ...inputFor(one, world, 'own'), id: ids.own });
  return callers.filter(
    (caller) =>
      caller !== 'anonymous' &&
      may(world.people[caller].signedIn.session.grants, register.may.view, subject),
  );
}

/** Rows are answered one by one: who may write none of them is told so at once, by the status. */
export const eachRow: Pick<Row, 'exception' | 'verdict'> = {
  exception: { because: 'Each row of many has an answer of its own', missing: 202 },
  verdict: {
    of: (body) => ((body as { refused: unknown[] }).refused.length > 0 ? 'refused' : 'taken'),
    found: 'taken',
    missing: 'refused',
  },
};

/** The questions to the operations of a register, from its definition alone. */
export function registerAccess(one: Defined): Record<string, Row> {
  const { register, operations: of } = one;
  const { path, place } = register;
  const ids: Kind['ids'] = (world) => must(world.registered.get(register.name), register.name).ids;
  const placed = (world: World, target: Target) => {
    const input = inputFor(one, world, target);
    return Object.fromEntries(place.map((field) => [field, input[field]]));
  };
  const kind: Kind = { ids };
  const seen: Kind = { ids, foundBy: (world) => finders(one, world) };
  return {
    [of.create.name]: {
      ...(place.length > 0 && { names: kind }),
      ask: (world, target) => ({ body: inputFor(one, world, target), headers: withKey() }),
      exception: { because: 'A place that is not there is a field to mend', missing: 422 },
    },
    [of.edit.name]: {
      names: kind,
      ask: (world, target) => ({
        path: `${path}/${ids(world)[target]}`,
        body: { ...placed(world, target), edits: {} },
        headers: withKey(),
      }),
    },
    [of.addMany.name]: {
      ...(place.length > 0 && { names: kind }),
      ask: (world, target) => ({
        body: { rows: [{ ...inputFor(one, world, target), id: randomUUID() }] },
        headers: withKey(),
      }),
      ...eachRow,
    },
    [of.editMany.name]: {
      names: kind,
      ask: (world, target) => ({
        body: { edits: [{ ...placed(world, target), id: ids(world)[target], edits: {} }] },
        headers: withKey(),
      }),
      ...eachRow,
    },
    [of.browse.name]: { ask: () => ({ body: {} }) },
    [of.autocomplete.name]: { ask: () => ({}) },
    [of.get.name]: {
      names: seen,
      ask: (world, target) => ({ path: `${path}/${ids(world)[target]}` }),
    },
    [of.history.name]: {
      names: seen,
      ask: (world, target) => ({ path: `${path}/${ids(world)[target]}/history` }),
    },
  };
}

/** The same edits of a row that is not in the place that they name: it is not there, whoever may write. */
export function editElsewhere({ register, operations }: Defined): Row | null {
  if (register.place.length === 0) return null;
  const of = registerAccess({ register, operations } as Defined)[operations.edit.name];
  const { names, ask } = must(of, operations.edit.name);
  return {
    ...(names && { names }),
    ask: (world, target) => ({
      ...ask?.(world, target),
      path: `${register.path}/${world.report.guessed}`,
    }),
    exception: { because: 'No row under this id is in the place', found: 404 },
  };
}
