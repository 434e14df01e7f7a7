import { personLookup } from '../people/person-lookup.ts';
import type { FieldInput, Register, RegisterField } from '../register/register.ts';
import { isArchived } from '../rows/is-archived.ts';
import { type CustomName, customName, customValuesField } from '../rows/row-values.ts';
import { longestText } from './custom-values.ts';
import type { CustomField } from './entities.ts';
import { customErrors, largestNumber, longestLine } from './field-problem.ts';

function choicesOf({ choices }: CustomField) {
  return {
    options: Object.fromEntries(choices.map(({ id, label }) => [id, label])),
    gone: choices.flatMap(({ id, retired }) => (retired ? [id] : [])),
  };
}

function inputOf(field: CustomField): FieldInput {
  switch (field.kind) {
    case 'text':
      return { kind: 'line', max: longestLine };
    case 'longText':
      return { kind: 'paragraph', max: longestText };
    case 'number':
      return { kind: 'number', min: -largestNumber, max: largestNumber, hasDecimals: true };
    case 'date':
      return { kind: 'date' };
    case 'yesNo':
      return { kind: 'flag', on: 'Yes', off: 'No', mayBeUnsaid: true };
    case 'oneOf':
      return { kind: 'choice', ...choicesOf(field) };
    case 'severalOf':
      return { kind: 'choices', ...choicesOf(field) };
    case 'person':
      return { kind: 'lookup', among: personLookup };
  }
}

const narrowing = new Set<CustomField['kind']>(['yesNo', 'oneOf', 'severalOf', 'person']);
const worded = new Set<CustomField['kind']>(['text', 'longText']);

function fieldOf(field: CustomField, section: string | undefined): RegisterField {
  const { label, unit, help, kind } = field;
  return {
    label: unit ? `${label} (${unit})` : label,
    input: inputOf(field),
    sensitive: true,
    alsoCalled: [label],
    ...(help && { hint: help }),
    // A retired one is read where a row has it, and nobody is asked for it.
    ...(!isArchived(field) && {
      ...(section !== undefined && { section }),
      ...(narrowing.has(kind) && { filter: true as const }),
    }),
  };
}

export function takesCustomFields({ fields }: Pick<Register, 'fields'>): boolean {
  return fields[customValuesField]?.input.kind === 'custom';
}

/** The organisation's own fields in their order, as those of a register, by their names. */
export function registerFields(
  own: readonly CustomField[],
  section: string | undefined,
): [CustomName, RegisterField][] {
  const ordered = own.toSorted((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1));
  return ordered.map((one) => [customName(one.id), fieldOf(one, section)]);
}

/** The organisation's own fields stand where the register says that it takes some. */
function made(register: Register, own: readonly CustomField[]): Register {
  const fields = Object.entries(register.fields).flatMap(([name, of]) =>
    name === customValuesField ? registerFields(own, of?.section) : [[name, of] as const],
  );
  const looked = own.filter((one) => worded.has(one.kind) && !isArchived(one));
  return {
    ...register,
    fields: Object.fromEntries(fields),
    search: [...register.search, ...looked.map(({ id }) => customName(id))],
    check: (row, before) => ({
      ...register.check?.(row, before),
      ...customErrors(own, row, before),
    }),
  };
}

interface Made {
  of: string;
  register: Register;
}

/** The last one of each register: what is made of the same fields is the same object, so that nothing is drawn twice. */
const last = new WeakMap<Register, Made>();

/** The register with the custom fields that the organisation has for it. */
export function withCustomFields(register: Register, fields: readonly CustomField[]): Register {
  if (!takesCustomFields(register)) return register;
  const of = JSON.stringify(fields);
  const known = last.get(register);
  if (known?.of === of) return known.register;
  const next = made(register, fields);
  last.set(register, { of, register: next });
  return next;
}
