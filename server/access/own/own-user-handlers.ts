import type { User } from '#domain/access/session.ts';
import { updateUser } from '#domain/access/own-user.ts';
import { must } from '#domain/must.ts';
import { command } from '../../handler.ts';
import { listsOwnedBy } from '../../saved/lists-owned-by.ts';

export const ownUserHandlers = {
  [updateUser.name]: command(updateUser, async (tx, caller, { user: { status, name } }) => {
    const id = caller.accountId;
    const [found] = await tx.rows<User>(
      'change user',
      `update account set status = coalesce($3, status), name = coalesce($4, name)
       where tenant_id = $1 and id = $2 returning id, name, email, avatar, status`,
      [tx.tenantId, id, status ?? null, name ?? null],
    );
    const user = must(found, 'the account of the caller');
    // The people they write to see them by their card.
    const cards = await tx.rows<Record<string, unknown>>(
      'own card',
      'select id from colleague where tenant_id = $1 and id = $2',
      [tx.tenantId, id],
    );
    const colleague = cards.map(() => ({ id, name: user.name, avatar: user.avatar }));
    const savedList = name === undefined ? [] : await listsOwnedBy(tx, { id, name });
    return {
      output: user,
      replaces: {
        ...(status !== undefined && { ownStatus: [{ id, status }] }),
        ...(name !== undefined && { ownName: [{ id, name }], colleague, savedList }),
      },
      ...(status !== undefined && { chose: status }),
    };
  }),
};
