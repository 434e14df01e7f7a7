import Search from 'lucide-react/icons/search';
import UserPlus from 'lucide-react/icons/user-plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { listTeam, type TeamMember } from '#domain/access/team.ts';
import { holds, type Grant } from '#domain/permissions.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import * as css from '../settings.css.ts';
import { useServerQuery } from '../use-server-query.ts';
import { AskedState } from './asked-state.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useMemberActions } from './use-member-actions.tsx';

const everything = {};
/** So many can be looked through; the rest is found by typing, or asked for. */
const shownAtOnce = 25;

function matching(people: readonly TeamMember[], typed: string): TeamMember[] {
  const words = typed.trim().toLowerCase();
  return people.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(words));
}

function facts(people: readonly TeamMember[] | undefined): string {
  if (!people) return 'Everyone with an account, and their roles';
  return people.length === 1
    ? '1 person has an account'
    : `${people.length} people have an account`;
}

function Team() {
  const asked = useServerQuery(listTeam, everything);
  const mayAct = useConnection().state !== 'offline';
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const [inviting, setInviting] = useState(false);
  const { actions, dialog } = useMemberActions(asked.again);
  const { people, places } = asked.data ?? { people: undefined, places: [] };
  const found = matching(people ?? [], typed);
  const shown = all ? found : found.slice(0, shownAtOnce);
  return (
    <SettingsCard
      title="Team"
      words={facts(people)}
      aside={
        places.length > 0 && (
          <Button icon={UserPlus} aria-expanded={inviting} onClick={() => setInviting(!inviting)}>
            Invite somebody
          </Button>
        )
      }
    >
      <AskedState asked={asked} what="your team" />
      {inviting && (
        <InviteForm places={places} mayAct={mayAct} onInvited={() => void asked.again()} />
      )}
      {people && people.length > 8 && (
        <div className={css.body}>
          <TextField
            label="Find somebody"
            type="search"
            icon={Search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      {people && (
        <ul className={css.rows} aria-label="People">
          <Rows of={shown} keyOf={({ id }) => id}>
            {(member) => (
              <MemberRow member={member} places={places} mayAct={mayAct} actions={actions} />
            )}
          </Rows>
        </ul>
      )}
      {people && found.length === 0 && <p className={css.body}>Nobody has this name or address.</p>}
      {shown.length < found.length && (
        <div className={css.body}>
          <Button onClick={() => setAll(true)}>Show all {found.length}</Button>
        </div>
      )}
      {dialog}
    </SettingsCard>
  );
}

/** People with accounts where the person looks after. Who looks after nobody is told who does. */
export function TeamPanel({ grants }: { grants: readonly Grant[] }) {
  if (holds(grants, 'account.manage')) return <Team />;
  return (
    <SettingsCard title="Team">
      <EmptyState icon={UsersRound} title="Your administrators look after the team">
        The administrator of your church, or of the whole organisation, invites people and gives
        them their roles. Ask them when something should change.
      </EmptyState>
    </SettingsCard>
  );
}
