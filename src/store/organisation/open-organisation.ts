import {
  editOrganisationName,
  editOrganisationPolicy,
  organisationRecord,
} from '#domain/organisation/edit-organisation-policy.ts';
import type { Organisation } from '#domain/organisation/entities.ts';
import {
  clashesByWord,
  editsByWord,
  type OrganisationByWord,
  type OrganisationEdits,
} from '#domain/organisation/organisation-edits.ts';
import {
  organisationFields,
  type OrganisationField,
} from '#domain/organisation/organisation-fields.ts';
import { usualOrganisation } from '#domain/organisation/usual-organisation.ts';
import { termsOf } from '#domain/organisation/terms.ts';
import { sameValue } from '#domain/editing.ts';
import { must } from '#domain/must.ts';
import { upgradeArgs } from '#domain/operation.ts';
import type { Store } from '../database.ts';
import { clashesOn, type ClashingEdit } from '../outbox/clashes.ts';
import { applyChanges, pendingChanges } from '../outbox/with-pending.ts';
import { plainFields } from '../register/refused-rows.ts';
import { ownOrganisation } from './own-tenant.ts';

const policies = { [editOrganisationName]: editOrganisationPolicy };

/** A change of this person that the server did not take: it is mended in the form, or given up. */
export interface RefusedEdit {
  itemId: string;
  edits: OrganisationEdits;
  message: string;
  /** Field -> what is wrong with it. */
  fields: Record<string, string>;
}

/** The organisation as this person changes it. */
export interface OpenOrganisation {
  organisation: Organisation;
  /** Fields whose change waits on this device. */
  waiting: readonly OrganisationField[];
  /** Changes that wait for their author's choice. */
  clashing: ClashingEdit<OrganisationByWord>[];
  refused: RefusedEdit[];
}

async function refusedEdits(
  { vault, profile }: Store,
  clashing: readonly ClashingEdit<OrganisationByWord>[],
): Promise<RefusedEdit[]> {
  const known = new Set(clashing.map(({ itemId }) => itemId));
  const of = { accountId: profile.id, record: organisationRecord };
  const items = await vault.items.where(of).sortBy('capturedAt');
  return items.flatMap(({ id: itemId, state, form, args }): RefusedEdit[] => {
    if (state.kind !== 'attention' || known.has(itemId)) return [];
    const { edits } = upgradeArgs(editOrganisationPolicy, form, args) as {
      edits: OrganisationEdits;
    };
    const { message, fields } = state.problem;
    return [{ itemId, edits, message, fields: plainFields(fields) }];
  });
}

async function clashingEdits(store: Store): Promise<ClashingEdit<OrganisationByWord>[]> {
  const found = await clashesOn<Organisation>(store, organisationRecord, editOrganisationPolicy);
  return found.map(({ itemId, capturedAt, edits: listed, clashes }) => {
    const edits = editsByWord(listed);
    return { itemId, capturedAt, edits, clashes: clashesByWord(clashes, edits) };
  });
}

export async function openOrganisation(store: Store): Promise<OpenOrganisation> {
  const changes = await pendingChanges(store, { policies, entity: 'organisation' });
  const row = await ownOrganisation(store);
  const usual = usualOrganisation(store.profile.tenant);
  const known: Organisation = { ...usual, ...row, ...termsOf(row) };
  const [shown] = applyChanges<Organisation>(changes, [{ ...known, id: organisationRecord }]);
  const { pending: _pending, ...organisation } = must(shown, 'the organisation');
  const clashing = await clashingEdits(store);
  const fields = Object.keys(organisationFields) as OrganisationField[];
  return {
    organisation,
    waiting: fields.filter((field) => !sameValue(known[field], organisation[field])),
    clashing,
    refused: await refusedEdits(store, clashing),
  };
}
