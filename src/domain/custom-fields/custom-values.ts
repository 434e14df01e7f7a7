import * as z from 'zod/mini';
import { givenEdit } from '../edit-schema.ts';
import { namedValues } from '../values/named-values.ts';
import { isStorableText } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { mostChoices } from './entities.ts';

export const longestText = 2000;

/** Which of these a field takes, its definition says: a text, a number, a day, yes or no, one choice or several by their ids. */
const customValue = z.union([
  z
    .string()
    .check(
      z.maxLength(longestText, `Use at most ${longestText} characters`),
      z.refine(isStorableText, 'Remove the unreadable characters'),
    ),
  z.number(),
  z.boolean(),
  z.array(uuid).check(z.maxLength(mostChoices)),
]);

/** Id of a custom field -> its value in a new row. Left out by a program from before custom fields. */
export const customValues = z.optional(z.nullable(namedValues(customValue)));

/** Two people who change two fields of one row change nothing of each other's: each field has an edit of its own. */
export const customEdits = z.optional(namedValues(givenEdit(z.nullable(customValue), z.unknown())));
