import * as z from 'zod/mini';
import { fieldEdit } from '../edit-schema.ts';
import { defineOperation } from '../operation.ts';
import { editOrganisationName, editOrganisationPolicy } from './edit-organisation-policy.ts';
import { followUpKind } from '../follow-ups/follow-up-words.ts';
import { connectionKind } from '../people/connection-words.ts';
import { name as nameOf } from '../values/name.ts';
import { organisation } from './entities.ts';
import { longestWord, type WordKind } from './own-words.ts';

const { name, timeZone, email, phone, website, logoId, theme, scheme, layout } =
  organisation.schema.shape;
/** `termErrors` says in a sentence which ages there are. */
const age = z.number();
const wordsOf = ({ one, usual }: WordKind) =>
  z
    .array(
      z.object({
        word: z.nullable(nameOf(1, longestWord)),
        status: z
          .string()
          .check(z.refine((status) => Object.hasOwn(usual, status), `Choose a ${one} of the list`)),
        offered: z.boolean(),
      }),
    )
    .check(
      z.refine(
        (words) => new Set(words.map(({ status }) => status)).size === words.length,
        `Say each ${one} once`,
      ),
    );
const was = z.unknown();

/** Field -> what it was, and what it shall be. What is left out stays. */
const edits = z.object({
  name: fieldEdit(name, was),
  timeZone: fieldEdit(timeZone, was),
  email: fieldEdit(email, was),
  phone: fieldEdit(phone, was),
  website: fieldEdit(website, was),
  logoId: fieldEdit(logoId, was),
  theme: fieldEdit(theme, was),
  scheme: fieldEdit(scheme, was),
  layout: fieldEdit(layout, was),
  teenFrom: fieldEdit(age, was),
  adultFrom: fieldEdit(age, was),
  connectionWords: fieldEdit(wordsOf(connectionKind), was),
  followUpWords: fieldEdit(wordsOf(followUpKind), was),
});

export const editOrganisation = defineOperation({
  name: editOrganisationName,
  method: 'PATCH',
  path: '/api/v1/organisation',
  status: 202,
  input: z.object({ edits }),
  output: z.object({}),
  may: 'settings.system',
  subject: () => ({ kind: 'tenant' }),
  offline: editOrganisationPolicy,
  summary:
    'Change what your organisation is called, how it is reached, how it looks and how it speaks of people',
});
