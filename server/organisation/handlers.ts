import { Failure } from '#domain/errors.ts';
import { editOrganisation } from '#domain/organisation/edit-organisation.ts';
import { type Organisation, organisation } from '#domain/organisation/entities.ts';
import {
  byWord,
  editsByWord,
  inList,
  type OrganisationByWord,
  type OrganisationEdits,
} from '#domain/organisation/organisation-edits.ts';
import { readOrganisation } from '#domain/organisation/read-organisation.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { command, query } from '../handler.ts';
import { changesBetween } from '../register/row-events.ts';
import { editRow } from '../sync/edit-row.ts';
import { organisationErrors } from './judge-organisation.ts';
import { keepLogo } from './logo.ts';
import { storedOrganisation, withoutChanges } from './stored-organisation.ts';

/** Mails, sign-ups, sessions and last days of roles go by these, before or without a look into the organisation. */
async function nameTenant(tx: TenantTransaction, { name, timeZone }: Organisation): Promise<void> {
  await tx.rows('name tenant', 'update tenant set name = $2, time_zone = $3 where id = $1', [
    tx.tenantId,
    name,
    timeZone,
  ]);
}

export const organisationHandlers = {
  [readOrganisation.name]: query(
    readOrganisation,
    async (tx) => (await storedOrganisation(tx)) ?? withoutChanges(tx),
  ),

  [editOrganisation.name]: command(editOrganisation, async (tx, caller, { edits }, { now }) => {
    const usual = await withoutChanges(tx, 'for no key update');
    const known = await storedOrganisation(tx);
    const before = known ?? usual;
    const wishes = { edits: editsByWord(edits as OrganisationEdits), by: caller, now };
    const edited = await editRow(tx, organisation, byWord(before), wishes);
    const [whole] = (edited['organisation'] ?? []) as OrganisationByWord[];
    const output = {};
    if (!whole) return { output };
    const row = inList(whole);
    const written = { organisation: [row] };
    const fields = await organisationErrors(tx, row, before);
    const [first] = Object.values(fields);
    if (first !== undefined) throw new Failure('validation', first, { fields });
    if (row.logoId !== before.logoId) await keepLogo(tx, caller, row.logoId);
    await nameTenant(tx, row);
    const changes = changesBetween(before, row);
    const audit = [{ entity: organisation.name, entityId: row.id, changes }];
    return known === null
      ? { output, inserts: written, audit }
      : { output, replaces: written, audit };
  }),
};
