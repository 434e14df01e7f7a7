import type { ReactNode } from 'react';
import {
  assignRole,
  disableAccount,
  enableAccount,
  endRole,
} from '#domain/access/administration.ts';
import { inviteMember } from '#domain/access/team.ts';
import { call } from '../../../api/calls/call.ts';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { roleWords } from './held-roles.tsx';
import type { MemberActions } from './member-row.tsx';

/** Actions on people; each one that takes something away asks for confirmation. */
export function useMemberActions(again: () => Promise<void>): {
  actions: MemberActions;
  dialog: ReactNode;
} {
  const { confirm, dialog } = useConfirm();
  async function done(work: Promise<unknown>): Promise<boolean> {
    const went = await attempt(work);
    // The reason of the refusal may be that another person was quicker.
    await again();
    return went;
  }
  async function take(...[member, role]: Parameters<MemberActions['take']>): Promise<void> {
    const answer = await confirm({
      title: `Take “${roleWords(role)}” from ${member.name}?`,
      message: 'They lose this access at once. Reports they counted with this role wait for you.',
      actions: { confirm: { label: 'Take it away' }, cancel: { label: 'Keep it' } },
    });
    if (answer === 'confirmed') await done(call(endRole, { id: role.id }));
  }
  async function close(...[{ id, name }]: Parameters<MemberActions['close']>): Promise<void> {
    const answer = await confirm({
      title: `Close the account of ${name}?`,
      message:
        'They are signed out everywhere, and cannot sign in. Reports their devices still send wait for you. You can open it again.',
      actions: { confirm: { label: 'Close account' }, cancel: { label: 'Keep it open' } },
    });
    if (answer === 'confirmed') await done(call(disableAccount, { id }));
  }
  const actions: MemberActions = {
    give: ({ id }, role) => done(call(assignRole, { id, ...role })),
    take: (...of) => void take(...of),
    // The same role over the same place: it has another last day from then on.
    end: ({ id }, { role, customRoleId, scope, scopeId }, endsOn) =>
      done(call(assignRole, { id, role, customRoleId, scope, scopeId, endsOn })),
    close: (...of) => void close(...of),
    open: ({ id }) => void done(call(enableAccount, { id })),
    inviteAgain: ({ email, roles }) => {
      const held = roles.find(({ mayEnd }) => mayEnd);
      if (!held) return;
      const { role, customRoleId, scope, scopeId } = held;
      void done(call(inviteMember, { email, role, customRoleId, scope, scopeId }));
    },
  };
  return { actions, dialog };
}
