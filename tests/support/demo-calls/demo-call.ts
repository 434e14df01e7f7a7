import type { Operation } from '../../../src/domain/operation.ts';

/** Shape of a text that differs from run to run. */
export const newId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
export const localDay = /^\d{4}-\d{2}-\d{2}$/;

/** A list of so many, of which the first ones are given. */
export class ListOf {
  readonly length: number;
  readonly first: readonly Expected[];
  constructor(length: number, ...first: readonly Expected[]) {
    this.length = length;
    this.first = first;
  }
}

/** An object of which some fields are given. */
export class Having {
  readonly fields: Readonly<Record<string, Expected>>;
  constructor(fields: Readonly<Record<string, Expected>>) {
    this.fields = fields;
  }
}

/** An answer: equal, or, where it says so, of a shape. */
export type Expected =
  | string
  | number
  | boolean
  | null
  | RegExp
  | ListOf
  | Having
  | readonly Expected[]
  | { readonly [field: string]: Expected };

/** A call of a demo app. The calls of an app are made in their order, each after what the ones before did. */
export interface DemoCall {
  /** Statements of the specification that it shows. */
  ids: string;
  call: Operation;
  input: object;
  answer: Expected;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inFields(
  expected: Readonly<Record<string, Expected>>,
  answered: Record<string, unknown>,
  at: string,
): string[] {
  return Object.entries(expected).flatMap(([name, value]) =>
    differences(value, answered[name], `${at}.${name}`),
  );
}

function inList(expected: readonly Expected[], answered: unknown, at: string): string[] {
  if (!Array.isArray(answered)) return [`${at} is no list`];
  return expected.flatMap((value, place) => differences(value, answered[place], `${at}[${place}]`));
}

function sameLength(length: number, answered: unknown, at: string): string[] {
  if (!Array.isArray(answered) || answered.length === length) return [];
  return [`${at} has ${answered.length} instead of ${length}`];
}

/** Where an answer is another one than was expected, each as a sentence. */
export function differences(expected: Expected, answered: unknown, at = 'answer'): string[] {
  if (expected instanceof ListOf) {
    return [...sameLength(expected.length, answered, at), ...inList(expected.first, answered, at)];
  }
  if (expected instanceof RegExp) {
    const fits = typeof answered === 'string' && expected.test(answered);
    return fits ? [] : [`${at} is ${JSON.stringify(answered)}, not like ${expected}`];
  }
  if (Array.isArray(expected)) {
    const list = expected as readonly Expected[];
    return [...sameLength(list.length, answered, at), ...inList(list, answered, at)];
  }
  if (typeof expected !== 'object' || expected === null) {
    const said = `${at} is ${JSON.stringify(answered)} instead of ${JSON.stringify(expected)}`;
    return expected === answered ? [] : [said];
  }
  if (!isObject(answered)) return [`${at} is no object`];
  if (expected instanceof Having) return inFields(expected.fields, answered, at);
  const fields = expected as Readonly<Record<string, Expected>>;
  const more = Object.keys(answered).filter((name) => !(name in fields));
  return [...more.map((name) => `${at} has ${name} as well`), ...inFields(fields, answered, at)];
}
