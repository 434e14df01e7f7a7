import type { FieldErrors } from '../errors.ts';
import { sameValue } from '../editing.ts';
import { isArchived } from '../rows/is-archived.ts';
import { customName, customOf } from '../rows/row-values.ts';
import { isLocalDate } from '../values/dates/is-local-date.ts';
import { isId } from '../rows/is-id.ts';
import { longestText } from './custom-values.ts';
import type { CustomField } from './entities.ts';

export const longestLine = 200;
export const largestNumber = 1_000_000_000;

function textProblem(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return 'Write a text';
  return value.length > most ? `Use at most ${most} characters` : null;
}

function choicesProblem({ choices }: CustomField, chosen: readonly unknown[]): string | null {
  if (chosen.length === 0 || new Set(chosen).size < chosen.length) return 'Choose each one once';
  const known = new Map(choices.map((choice) => [choice.id as unknown, choice]));
  for (const id of chosen) {
    const choice = known.get(id);
    if (!choice) return 'Choose one of the list';
    if (choice.retired) return `“${choice.label}” is not a choice any more. Choose another`;
  }
  return null;
}

/** Why a field takes no such new value; null for one that it takes. */
function problemWith(field: CustomField, value: unknown): string | null {
  switch (field.kind) {
    case 'text':
      return textProblem(value, longestLine);
    case 'longText':
      return textProblem(value, longestText);
    case 'number':
      return typeof value === 'number' && Math.abs(value) <= largestNumber
        ? null
        : 'Write a number, such as 12 or 2.5';
    case 'date':
      return typeof value === 'string' && isLocalDate(value) ? null : 'Check the date';
    case 'yesNo':
      return typeof value === 'boolean' ? null : 'Choose yes or no';
    case 'oneOf':
      return choicesProblem(field, [value]);
    case 'severalOf':
      return choicesProblem(field, Array.isArray(value) ? value : [value]);
    case 'person':
      // The server alone knows all people: it says whether this one is here.
      return isId(value) ? null : 'Choose a person';
  }
}

function newValueProblem(field: CustomField | undefined, value: unknown): string | null {
  if (!field) return 'One of these fields is not here. Open the form again and check it';
  if (isArchived(field)) return `“${field.label}” was retired. Leave it out`;
  return problemWith(field, value);
}

/**
 * Sentences for the custom values of a row that are wrong. A value that did not change is never wrong, whatever became of its field
 * meanwhile, and any can be taken away.
 */
export function customErrors(
  fields: readonly CustomField[],
  row: object,
  before: object | null,
): FieldErrors {
  const errors: FieldErrors = {};
  const was = before ? customOf(before) : {};
  const byId = new Map(fields.map((field) => [field.id, field]));
  for (const [id, value] of Object.entries(customOf(row))) {
    if (Object.hasOwn(was, id) && sameValue(was[id], value)) continue;
    const problem = newValueProblem(byId.get(id), value);
    if (problem !== null) errors[customName(id)] = problem;
  }
  return errors;
}
