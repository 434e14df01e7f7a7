import { edited, sameValue } from '#domain/editing.ts';
import type { InputOf } from '#domain/operation.ts';
import type { mergeOperation } from '#domain/duplicates/merge-operation.ts';
import { Failure } from '#domain/errors.ts';
import type { Person } from '#domain/people/entities.ts';
import { erasedSays, isErased } from '#domain/rows/is-erased.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import { may } from '#domain/permissions.ts';
import { type AnyRow, settledRow, wholeRow } from '#domain/register/register.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { personStore } from '../people/scopes.ts';
import { meantBy } from '../register/aliases.ts';

type Input = InputOf<typeof mergeOperation>;

const again = 'Open both and compare them again';

/** Two that became one, or one that became somebody else: said in words, since nobody can look them up any more. */
async function assertBothStand(tx: TenantTransaction, { id, otherId }: Input): Promise<void> {
  if (id === otherId) throw new Failure('validation', 'Choose two people');
  const meant = await meantBy(tx, [
    ['person', id],
    ['person', otherId],
  ]);
  const became = meant.get('person');
  if (!became) return;
  const [one, other] = [became.get(id) ?? id, became.get(otherId) ?? otherId];
  const isOne = 'These two are one person already';
  const isAnother = `One of the two was merged with somebody else meanwhile. ${again}`;
  throw new Failure('validation', one === other ? isOne : isAnother);
}

/** People of these ids as they are, kept from others until the end, in one order for everybody. */
export async function lockedPeople(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<Map<string, Person>> {
  const rows = await tx.rows<Person>(
    'people to merge',
    `select ${selectList(personStore)} from person where tenant_id = $1 and id = any($2)
     order by id for update`,
    [tx.tenantId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was changed of the other record since it was compared would be lost unseen. */
function assertSeen(lost: Person, seen: Readonly<Record<string, unknown>>): void {
  const row = wholeRow(people, lost) as AnyRow;
  const unseen = Object.keys(seen).filter((field) => !sameValue(row[field], seen[field]));
  if (unseen.length === 0) return;
  throw new Failure('validation', `${nameOf(lost)} was changed meanwhile. ${again}`);
}

/** As somebody chose; a program from before photos chose none, and lets go of none. */
function photo(row: Person, lost: Person, seen: Input['seen']): string | null {
  const chosen = row.pictureId ?? null;
  return 'pictureId' in seen ? chosen : (chosen ?? lost.pictureId ?? null);
}

/** The person who stays, with the chosen values, and with what the other record alone has. */
function keptPerson(kept: Person, lost: Person, { edits, seen }: Input): Person {
  const { row, clashing } = edited(wholeRow(people, kept), edits, people.entity.lastWins);
  if (clashing.length > 0) {
    throw new Failure('validation', `${nameOf(kept)} was changed meanwhile. ${again}`);
  }
  const accountId = kept.accountId ?? lost.accountId;
  const photoUrl = kept.photoUrl ?? lost.photoUrl;
  return settledRow(
    people,
    { ...row, accountId, photoUrl, pictureId: photo(row, lost, seen) },
    kept,
  );
}

/** The two as they are, and the one that they become. */
export async function peopleToMerge(
  tx: TenantTransaction,
  caller: Caller,
  input: Input,
): Promise<{ before: Person; lost: Person; kept: Person }> {
  const { id, churchId, otherId, otherChurchId } = input;
  const missing = new Failure('not_found', 'This person was not found');
  if (!may(caller.grants, 'person.merge', { kind: 'church', id: otherChurchId })) throw missing;
  await assertBothStand(tx, input);
  const found = await lockedPeople(tx, [id, otherId]);
  const [before, lost] = [found.get(id), found.get(otherId)];
  if (before?.churchId !== churchId || lost?.churchId !== otherChurchId) throw missing;
  if (isErased(before) || isErased(lost)) throw new Failure('validation', erasedSays);
  assertSeen(lost, input.seen);
  return { before, lost, kept: keptPerson(before, lost, input) };
}
