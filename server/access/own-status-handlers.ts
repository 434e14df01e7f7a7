import type { User } from '#domain/access/operations.ts';
import { updateUser } from '#domain/access/own-status.ts';
import { must } from '#domain/must.ts';
import { command } from '../handler.ts';

export const ownStatusHandlers = {
  [updateUser.name]: command(updateUser, async (tx, caller, { user: { status } }) => {
    const [user] = await tx.rows<User>(
      'choose status',
      `update account set status = $3 where tenant_id = $1 and id = $2
       returning id, name, email, avatar, status`,
      [tx.tenantId, caller.accountId, status],
    );
    const id = caller.accountId;
    return {
      output: { ...must(user, 'the account of the caller'), status },
      rows: { ownStatus: [{ id, status }] },
      chose: status,
    };
  }),
};
