import { Failure } from '#domain/errors.ts';
import { contactFields, mayEditContacts } from '#domain/people/edit-contacts.ts';
import { editContactsOperation } from '#domain/people/edit-contacts-operation.ts';
import type { Person } from '#domain/people/entities.ts';
import { erasedSays, isErased } from '#domain/rows/is-erased.ts';
import { people } from '#domain/people/people.ts';
import { may } from '#domain/permissions.ts';
import { type Register, settledRow, wholeRow } from '#domain/register/register.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { command } from '../handler.ts';
import { idMeant } from '../register/aliases.ts';
import { assertRow } from '../register/assert-row.ts';
import { auditedRow } from '../register/audited-row.ts';
import { changesOf, noteEvents } from '../register/row-events.ts';
import { editRow } from '../sync/edit-row.ts';
import { personStore } from './scopes.ts';

const register = people as Register;
const t = people.entity.name;

/** The person, kept from others until the end, and the groups that they are in now. */
async function personWithGroups(
  tx: TenantTransaction,
  id: string,
): Promise<{ found: Person; groups: { id: string; churchId: string }[] } | null> {
  const [found] = await tx.rows<Person>(
    'person to edit',
    `select ${selectList(personStore)} from person where tenant_id = $1 and id = $2 for update`,
    [tx.tenantId, id],
  );
  if (!found) return null;
  const groups = await tx.rows<{ id: string; churchId: string }>(
    'groups of person',
    `select group_id as id, church_id as "churchId" from group_membership
     where tenant_id = $1 and person_id = $2 and status <> 'left'`,
    [tx.tenantId, id],
  );
  return { found, groups };
}

/** The person, where the caller may change contacts in their church or in one of their groups; else not found. */
async function personToEdit(tx: TenantTransaction, { grants }: Caller, id: string) {
  const known = await personWithGroups(tx, id);
  const isTheirs =
    known !== null &&
    (may(grants, mayEditContacts, people.subject({ ...known.found })) ||
      known.groups.some((group) => may(grants, mayEditContacts, { kind: 'group', ...group })));
  if (!isTheirs) throw new Failure('not_found', 'This person was not found');
  if (isErased(known.found)) throw new Failure('validation', erasedSays);
  return known.found;
}

/** Changes contacts of somebody in a church or a group of the caller. */
export const editContactsHandler = command(
  editContactsOperation,
  async (tx, caller, input, { now: at }) => {
    const found = await personToEdit(tx, caller, await idMeant(tx, t, input.id));
    const { id } = found;
    const said = contactFields.flatMap((field) =>
      input.edits[field] ? [[field, input.edits[field]] as const] : [],
    );
    const edits = Object.fromEntries(said);
    const replaces = await editRow(tx, people.entity, found, { edits, by: caller, now: at });
    const made = replaces[t]?.[0] as Person | undefined;
    if (!made) return { output: { id } };
    const row = settledRow(people, made, found);
    const written = { row: { ...row }, before: { ...wholeRow(people, found) } };
    await assertRow(tx, caller, { register, store: personStore, hooks: {} }, written);
    const changes = changesOf(register, found, row);
    await noteEvents(tx, caller, { t, at, what: 'changed' }, [{ rowId: id, changes }]);
    return { output: { id }, replaces: { [t]: [row] }, audit: [auditedRow(register, written)] };
  },
);
