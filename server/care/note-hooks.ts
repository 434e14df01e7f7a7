import type { FieldErrors } from '#domain/errors.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { inChurchOfPerson } from '../people/in-church-of-person.ts';
import { person } from '../people/tables.ts';
import type { RegisterHooks, WrittenRow } from '../register/register-hooks.ts';
import { pick, type RowOf } from '../table-columns.ts';

const columns = pick(person, ['id'], 'p');

/** The person whose account the caller signs in with; null for none. */
async function ownPersonOf(tx: TenantTransaction, { accountId }: Caller): Promise<string | null> {
  const [own] = await tx.rows<RowOf<typeof columns>>(
    'person of account',
    `select ${columns} from person p where p.tenant_id = $1 and p.account_id = $2`,
    [tx.tenantId, accountId],
  );
  return own?.id ?? null;
}

type Wrong = (written: WrittenRow, own: string | null) => FieldErrors | null;

/** A new note is about somebody of the church, in the name of nobody but its author. */
function noteHooks(wrong: Wrong): RegisterHooks {
  return {
    async errors(tx, caller, written) {
      const errors = new Map((await inChurchOfPerson.errors?.(tx, caller, written)) ?? []);
      const own = await ownPersonOf(tx, caller);
      for (const one of written) {
        const found = wrong(one, own);
        if (found) errors.set(one.row.id, { ...errors.get(one.row.id), ...found });
      }
      return errors;
    },
  };
}

const inOwnName: Wrong = ({ row, before }, own) =>
  before === null && row['writerId'] !== null && row['writerId'] !== own
    ? { writerId: 'A note is written in your own name. Leave the other one out' }
    : null;

export const safetyNoteHooks = noteHooks(inOwnName);

/** The text of a confidential note is changed by its writer alone. */
export const pastoralNoteHooks = noteHooks((written, own) => {
  const { row, before } = written;
  const isOthers = before !== null && before['writerId'] !== null && before['writerId'] !== own;
  return isOthers && row['note'] !== before['note']
    ? { note: 'Only who wrote this note can change it. Add a note of your own' }
    : inOwnName(written, own);
});
