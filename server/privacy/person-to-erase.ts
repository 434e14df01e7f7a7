import { Failure } from '#domain/errors.ts';
import type { InputOf } from '#domain/operation.ts';
import type { Person } from '#domain/people/entities.ts';
import { isErased } from '#domain/rows/is-erased.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import { may } from '#domain/permissions.ts';
import type { eraseOperation } from '#domain/privacy/erase-operation.ts';
import { nameWords } from '#domain/values/name-words.ts';
import { manages } from '../access/roles/administration.ts';
import { account } from '../access/tables.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { personStore } from '../people/scopes.ts';
import { idMeant } from '../register/aliases.ts';
import { pick, type RowOf } from '../table-columns.ts';

const ofAccount = pick(account, ['id', 'email', 'name', 'disabled'], 'a');
export type ClosedAccount = RowOf<typeof ofAccount>;

/** The person, kept from others until the end, where the caller may erase people of the church that was named; else nobody. */
async function lockedPerson(
  tx: TenantTransaction,
  { grants }: Caller,
  { id: asked, churchId }: Pick<InputOf<typeof eraseOperation>, 'id' | 'churchId'>,
): Promise<Person> {
  const missing = new Failure('not_found', 'This person was not found');
  if (!may(grants, 'person.privacy', { kind: 'church', id: churchId })) throw missing;
  const id = await idMeant(tx, people.entity.name, asked);
  const [found] = await tx.rows<Person>(
    'person to erase',
    `select ${selectList(personStore)} from person where tenant_id = $1 and id = $2 for update`,
    [tx.tenantId, id],
  );
  if (found?.churchId !== churchId) throw missing;
  return found;
}

function assertMeant(person: Person, typed: string): void {
  const [wanted, given] = [nameOf(person), typed].map((name) => nameWords(name).join(' '));
  if (wanted === given) return;
  const says = 'This is not the name of the person. Type it as it stands above';
  throw new Failure('validation', says, { fields: { name: says } });
}

/** The account that they signed in with, kept from others until the end; null for none. */
export async function accountToErase(
  tx: TenantTransaction,
  { accountId }: Person,
): Promise<ClosedAccount | null> {
  if (accountId === null) return null;
  const [found] = await tx.rows<ClosedAccount>(
    'account of person to erase',
    `select ${ofAccount} from account a where a.tenant_id = $1 and a.id = $2 for update`,
    [tx.tenantId, accountId],
  );
  return found ?? null;
}

/** Their account, closed already, where the caller looks after it. */
async function closedAccount(
  tx: TenantTransaction,
  caller: Caller,
  person: Person,
): Promise<ClosedAccount | null> {
  const found = await accountToErase(tx, person);
  if (!found) return null;
  // Closing asks for more than erasing: the last System Admin cannot be closed, and so is never erased.
  if (!found.disabled) {
    const says = 'They can still sign in. Close their account in Settings, Team first';
    throw new Failure('validation', says);
  }
  if (await manages(tx, caller, found.id)) return found;
  const says = 'They had a role that you cannot give. Ask a System Admin to erase them';
  throw new Failure('validation', says);
}

export interface ToErase {
  person: Person;
  account: ClosedAccount | null;
}

export async function personToErase(
  tx: TenantTransaction,
  caller: Caller,
  input: InputOf<typeof eraseOperation>,
): Promise<ToErase> {
  const person = await lockedPerson(tx, caller, input);
  if (isErased(person)) throw new Failure('validation', 'This person was erased already');
  assertMeant(person, input.name);
  return { person, account: await closedAccount(tx, caller, person) };
}
