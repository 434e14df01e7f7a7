import { useState } from 'react';
import type { TeamMember, TeamPlace } from '#domain/access/team.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { PhotoAvatar } from '../../../ui/avatar-group/photo-avatar.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import * as css from '../settings.css.ts';
import { type HeldRole, HeldRoles } from './held-roles.tsx';
import { chosenRole, nothingChosen, RoleChoice, type RoleAtPlace } from './role-choice.tsx';

export interface MemberActions {
  give(member: TeamMember, role: RoleAtPlace): Promise<boolean>;
  take(member: TeamMember, role: HeldRole): void;
  /** Its last day; null for no end. Whether it was done. */
  end(member: TeamMember, role: HeldRole, endsOn: string | null): Promise<boolean>;
  inviteAgain(member: TeamMember): void;
  close(member: TeamMember): void;
  open(member: TeamMember): void;
}

function MemberState({ member }: { member: TeamMember }) {
  if (member.isSelf) return <Badge tone="info">You</Badge>;
  if (member.standing === 'closed') return <Badge tone="danger">Closed</Badge>;
  if (member.standing === 'invited') return <Badge tone="warning">Invited</Badge>;
  if (member.standing === 'asked') return <Badge tone="warning">Asks for access</Badge>;
  return null;
}

function Giving({
  member,
  places,
  onGive,
  onClose,
}: {
  member: TeamMember;
  places: readonly TeamPlace[];
  onGive(role: RoleAtPlace): Promise<boolean>;
  onClose(): void;
}) {
  const [draft, setDraft] = useState(nothingChosen);
  const chosen = chosenRole(draft);
  const [busy, setBusy] = useState(false);
  async function give(): Promise<void> {
    if (typeof chosen === 'string') return;
    setBusy(true);
    const given = await onGive(chosen);
    setBusy(false);
    if (given) onClose();
  }
  return (
    <fieldset className={css.form} aria-label={`A role for ${member.name}`}>
      <RoleChoice places={places} value={draft} onChange={setDraft} />
      <div className={css.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind="primary"
          disabled={typeof chosen === 'string'}
          busy={busy && 'Giving…'}
          onClick={() => void give()}
        >
          Give role
        </Button>
      </div>
    </fieldset>
  );
}

/** Somebody with an account, what they may do, and what can be changed about it. */
export function MemberRow({
  member,
  places,
  mayAct,
  actions,
}: {
  member: TeamMember;
  places: readonly TeamPlace[];
  mayAct: boolean;
  actions: MemberActions;
}) {
  const [giving, setGiving] = useState(false);
  const pictureOf = usePictures();
  const { avatar, name, email, roles, standing, isSelf, mayClose } = member;
  const mayGive = !isSelf && standing !== 'closed' && places.length > 0;
  return (
    <li className={css.item}>
      <PhotoAvatar name={name} photo={pictureOf(avatar)} size="middle" />
      <div className={css.content}>
        <div className={css.facts}>
          <span className={css.who}>
            <span className={css.name}>{name}</span>
            <MemberState member={member} />
          </span>
          <span className={css.fact}>{email}</span>
        </div>
        <div className={css.start}>
          {standing === 'invited' && mayGive && roles.some(({ mayEnd }) => mayEnd) && (
            <Button kind="ghost" disabled={!mayAct} onClick={() => actions.inviteAgain(member)}>
              Invite again
            </Button>
          )}
          {mayGive && !giving && (
            <Button kind="ghost" disabled={!mayAct} onClick={() => setGiving(true)}>
              Give a role
            </Button>
          )}
          {mayClose && standing !== 'closed' && (
            <Button kind="ghost" disabled={!mayAct} onClick={() => actions.close(member)}>
              Close account
            </Button>
          )}
          {mayClose && standing === 'closed' && (
            <Button disabled={!mayAct} onClick={() => actions.open(member)}>
              Open again
            </Button>
          )}
        </div>
        {roles.length > 0 && (
          <HeldRoles
            member={member}
            mayAct={mayAct}
            onTake={(role) => actions.take(member, role)}
            onEnd={(role, endsOn) => actions.end(member, role, endsOn)}
          />
        )}
        {giving && (
          <Giving
            member={member}
            places={places}
            onGive={(role) => actions.give(member, role)}
            onClose={() => setGiving(false)}
          />
        )}
      </div>
    </li>
  );
}
