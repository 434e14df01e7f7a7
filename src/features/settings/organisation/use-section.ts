import { useState } from 'react';
import * as z from 'zod/mini';
import { editsBetween } from '#domain/editing.ts';
import type { FieldErrors } from '#domain/errors.ts';
import {
  type OrganisationEdits,
  wishedOrganisation,
} from '#domain/organisation/organisation-edits.ts';
import { type Organisation, organisation as entity } from '#domain/organisation/entities.ts';
import type { OrganisationField } from '#domain/organisation/organisation-fields.ts';
import { termErrors } from '#domain/organisation/term-errors.ts';
import { wordField } from '#domain/organisation/own-words.ts';
import { wordKinds } from '#domain/organisation/word-kinds.ts';
import { contactErrors } from '#domain/values/contact/contact-errors.ts';
import type { OpenOrganisation } from '#store/organisation/open-organisation.ts';
import { giveUp } from '../../../register/save-row.ts';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { useSubmitForm } from '../use-submit-form.ts';
import { saveOrganisation } from './save-organisation.ts';

/** The typed values, with those from before the typing began: a change by others meanwhile does not take their place. */
interface Begun {
  from: Organisation;
  typed: Organisation;
}

/** Where problems of a field stand. */
function partsOf(field: OrganisationField): readonly string[] {
  const kind = wordKinds.find((one) => one.field === field);
  return kind ? Object.keys(kind.usual).map((status) => wordField(kind, status)) : [field];
}

/** The field that a problem is of: that of 'connectionWords.Member' is the first part. */
const partOf = (problem: string) => problem.split('.', 1)[0];

/** Problems that the device can find; the server judges the rest. */
function problemsIn({ from, typed }: Begun, fields: readonly OrganisationField[]): FieldErrors {
  const wrong = fields.flatMap((field): [string, string][] => {
    const read = z.safeParse(entity.schema.shape[field], typed[field]);
    return read.success ? [] : [[field, read.error.issues[0]?.message ?? 'Check this']];
  });
  const errors = {
    ...contactErrors(typed, from),
    ...Object.fromEntries(wrong),
    ...termErrors(typed, from),
  };
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => fields.some((one) => one === partOf(field))),
  );
}

/** Of a refused change, what is wrong in words: the sentence alone where no field of it is named. */
function refusalOf({ message, fields }: OpenOrganisation['refused'][number]): FieldErrors {
  return Object.keys(fields).length > 0 ? fields : { '': message };
}

/**
 * Fields of the organisation that are saved together. What the server refused stands in them again, as it was typed,
 * until it is mended or cancelled. `ask`: before it is sent; false where somebody thought better of it.
 */
export function useSection(
  { organisation, waiting, refused }: OpenOrganisation,
  fields: readonly OrganisationField[],
  ask: (edits: OrganisationEdits) => Promise<boolean> = async () => true,
) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const toMend = refused.find(({ edits }) => fields.some((field) => field in edits));
  const stands = { from: organisation, typed: organisation };
  const typedBefore = toMend && {
    from: organisation,
    typed: wishedOrganisation(organisation, toMend.edits),
  };
  const now = begun ?? typedBefore ?? stands;
  const edits = editsBetween(now.from, now.typed, fields);
  const dirty = Object.keys(edits).length > 0;
  const { problems, busy, formProps, forgetProblems } = useSubmitForm(fields.flatMap(partsOf), {
    check: () => problemsIn(now, fields),
    async send() {
      if (!(await ask(edits))) return;
      const at = await saveOrganisation(edits, toMend?.itemId);
      setBegun(null);
      setSavedAt(at);
    },
  });
  return {
    values: now.typed,
    dirty,
    busy,
    formProps,
    problems: { ...(toMend && !begun && refusalOf(toMend)), ...problems },
    savedAt: dirty ? null : savedAt,
    pending: fields.some((field) => waiting.includes(field)),
    change: (part: Partial<Organisation>) =>
      setBegun({ from: now.from, typed: { ...now.typed, ...part } }),
    cancel() {
      setBegun(null);
      forgetProblems();
      if (toMend) void attempt(giveUp(toMend.itemId));
    },
  };
}
export type Section = ReturnType<typeof useSection>;
