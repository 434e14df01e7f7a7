import { randomUUID } from 'node:crypto';
import { heldGrants } from '../../../src/domain/access/session.ts';
import type { Operation } from '../../../src/domain/operation.ts';
import { holds, may } from '../../../src/domain/permissions.ts';
import type { CallerName, Ids, Target } from './callers.ts';
import type { World } from './world.ts';

export interface Question {
  path?: string;
  body?: unknown;
  /** In the place of a body that goes as JSON. */
  bytes?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Answers other than permission and subject say, and why. */
export interface Exception {
  because: string;
  /** The status where the caller may, and finds the record. */
  found?: number;
  /** The status where the caller may, and the record is not there: 404 without this. */
  missing?: number;
  /** Single cells, over all else: '<caller>' or '<caller>, <target>' -> status. */
  cells?: Readonly<Record<string, number>>;
}

/** A kind of record that operations name. */
export interface Kind {
  ids(world: World): Ids;
  /** Callers who find the record of their own organisation, if the subject says no more than `anywhere`. */
  foundBy?(world: World): readonly CallerName[];
}

/** The question to an operation, where its path alone does not say it. */
export interface Row {
  /** The kind of record that it names; without one it is asked once for each caller. */
  names?: Kind;
  ask?(world: World, target: Target): Question;
  exception?: Exception;
  /** Read of the answer what the status does not say: the word for a record that is found, and for another. */
  verdict?: {
    of(body: unknown): string;
    found: string;
    missing: string;
    cells?: Readonly<Record<string, string>>;
  };
}

/** The input of a question: what its path names, its search and its body. */
function inputOf({ path: template }: Operation, { path, body }: Question): object {
  const url = new URL(path ?? template, 'http://test');
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  const values = pattern.exec(url.pathname)?.slice(1) ?? [];
  return {
    ...Object.fromEntries(url.searchParams),
    ...(body as object | undefined),
    ...Object.fromEntries(names.map((name, at) => [name, values[at]])),
  };
}

/** Whether the record is there for somebody in the caller's organisation. */
function isThere(caller: CallerName, target: Target): boolean {
  return target === (caller === 'other tenant' ? 'other tenant' : 'own');
}

/**
 * The answer to a caller: permission first, held nowhere 403; then the subject, outside of it 404; then the
 * record, found or missing.
 */
function outcome(
  world: World,
  operation: Operation,
  row: Row,
  caller: CallerName,
  target: Target,
): 'found' | 'missing' | 'outside' | 'forbidden' | 'nobody' {
  const permission = operation.may;
  if (caller === 'anonymous') return permission === 'anyone' ? 'found' : 'nobody';
  const grants = heldGrants(world.people[caller].signedIn.session);
  const isPermission = permission !== 'anyone' && permission !== 'signedIn';
  if (isPermission && !holds(grants, permission)) return 'forbidden';
  if (!row.names) return 'found';
  const input = inputOf(operation, row.ask?.(world, target) ?? {});
  if (isPermission && !may(grants, permission, operation.subject(input))) return 'outside';
  if (!isThere(caller, target)) return 'missing';
  const finders = row.names.foundBy?.(world);
  const isFound = caller === 'other tenant' || (finders?.includes(caller) ?? true);
  return isFound ? 'found' : 'missing';
}

export interface Cell {
  status: number;
  verdict: string | undefined;
}

function inCells<Value>(
  cells: Readonly<Record<string, Value>> | undefined,
  caller: CallerName,
  target: Target,
): Value | undefined {
  return cells?.[`${caller}, ${target}`] ?? cells?.[caller];
}

/** The answer that a caller gets who asks for this target. */
export function cellOf(
  world: World,
  operation: Operation,
  row: Row,
  caller: CallerName,
  target: Target,
): Cell {
  const { exception, verdict } = row;
  const came = outcome(world, operation, row, caller, target);
  const statuses = {
    nobody: 401,
    forbidden: 403,
    outside: 404,
    missing: exception?.missing ?? 404,
    found: exception?.found ?? operation.status,
  };
  const status = inCells(exception?.cells, caller, target) ?? statuses[came];
  if (!verdict || status >= 400) return { status, verdict: undefined };
  const word = came === 'found' ? verdict.found : verdict.missing;
  return { status, verdict: inCells(verdict.cells, caller, target) ?? word };
}

export const withKey = () => ({ 'idempotency-key': randomUUID() });
