import * as z from 'zod/mini';
import { fieldEdit } from '../edit-schema.ts';
import { defineOperation } from '../operation.ts';
import { editOrganisationName, editOrganisationPolicy } from './edit-organisation-policy.ts';
import { organisation } from './entities.ts';

const { name, timeZone, email, phone, website, logoId, theme, scheme, layout } =
  organisation.schema.shape;
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
  summary: 'Change what your organisation is called, how it is reached and how it looks',
});
