import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { listRoles } from '#domain/access/roles/custom-role.ts';
import { listTeam } from '#domain/access/team.ts';
import { holds, may, type Grant } from '#domain/permissions.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { AskedState } from '../parts/asked-state.tsx';
import { SettingsCard } from '../parts/settings-card.tsx';
import { useServerQuery } from '../use-server-query.ts';
import { type ChosenRole, draftOf, newDraft, permissionsOf } from './role-draft.ts';
import { RoleEditor } from './role-editor.tsx';
import { RoleList, type Roles } from './role-list.tsx';
import { RoleView } from './role-view.tsx';
import * as css from './roles.css.ts';
import { WhyCard } from './why-card.tsx';

const everything = {};
const first: ChosenRole = { kind: 'system', role: 'System Admin', people: 0 };

function factsOf({ system, custom, people }: Roles): string {
  const roles = system.length + custom.length;
  return `${roles} roles, ${people === 1 ? '1 person' : `${people} people`} with access`;
}

/** As the server says it now; a role that is gone is the first one. */
function newest(chosen: ChosenRole, { custom }: Roles): ChosenRole {
  if (chosen.kind === 'system' || chosen.saved.id === null) return chosen;
  const found = custom.find(({ id }) => id === chosen.saved.id);
  return found ? { kind: 'custom', saved: draftOf(found) } : first;
}

interface OpenProps {
  chosen: ChosenRole;
  /** Whether the reader makes roles. */
  defines: boolean;
  onChoose(role: ChosenRole): void;
  onChanges(isChanged: boolean): void;
  /** It was saved, or is gone: the role to show then. */
  onDone(next: ChosenRole): Promise<void>;
}

function OpenRole({ chosen, defines, onChoose, onChanges, onDone }: OpenProps) {
  const mayAct = useConnection().state !== 'offline';
  if (chosen.kind === 'system') {
    const held = permissionsOf(chosen.role);
    const begin = () =>
      onChoose({ kind: 'custom', saved: newDraft(`${chosen.role} (copy)`, held) });
    return (
      <RoleView
        name={chosen.role}
        held={held}
        why="A role of Ibandla. It cannot be changed, so that it means the same everywhere"
        onCopy={defines ? begin : undefined}
      />
    );
  }
  const { saved } = chosen;
  if (!defines) {
    const why = 'A role of your organisation. Only System Admins change it';
    return <RoleView name={saved.name} held={saved.permissions} why={why} />;
  }
  return (
    <RoleEditor
      saved={saved}
      mayAct={mayAct}
      onChanges={onChanges}
      onSaved={(id) => onDone({ kind: 'custom', saved: { ...saved, id } })}
      onGone={() => onDone(first)}
    />
  );
}

/** The role that is open. Another one takes its place after a question, where something is not saved. */
function useChosenRole() {
  const [{ wanted, begun }, setChosen] = useState({ wanted: first, begun: 0 });
  const [isChanged, setChanged] = useState(false);
  const { confirm, dialog } = useConfirm();
  // Counted, so that an editor begins anew with what was saved, and goes on when the list is read again.
  function open(role: ChosenRole): void {
    setChanged(false);
    setChosen((before) => ({ wanted: role, begun: before.begun + 1 }));
  }
  async function ask(role: ChosenRole): Promise<void> {
    const answer = isChanged
      ? await confirm({
          title: 'Leave without saving?',
          message: 'What you changed in this role is not saved yet.',
          actions: { confirm: { label: 'Leave without saving' }, cancel: { label: 'Stay here' } },
        })
      : 'confirmed';
    if (answer === 'confirmed') open(role);
  }
  return { wanted, begun, open, ask, dialog, noteChanges: setChanged };
}

/** Roles, what they give, who holds them, and what somebody may do by theirs. */
export function RolesScreen({ grants }: { grants: readonly Grant[] }) {
  const asked = useServerQuery(listRoles, everything);
  const team = useServerQuery(listTeam, everything);
  const { wanted, begun, open, ask, dialog, noteChanges } = useChosenRole();
  const defines = may(grants, 'role.define', { kind: 'tenant' });
  const card = useRef<HTMLDivElement>(null);
  const roles = asked.data;
  const chosen = roles ? newest(wanted, roles) : wanted;
  // On a phone it stands below the list.
  const show = () => card.current?.scrollIntoView({ block: 'nearest' });
  return (
    <div className={css.page}>
      <PageHeader
        title="Roles and permissions"
        facts={roles ? factsOf(roles) : 'What people may see and do'}
        actions={
          <>
            {holds(grants, 'audit.view') && (
              <Link
                className={buttonLook({})}
                to="/pages/settings/audit-log"
                search={{ area: 'access' }}
              >
                Audit log
              </Link>
            )}
            {defines && (
              <Button
                icon={Plus}
                onClick={() => void ask({ kind: 'custom', saved: newDraft() }).then(show)}
              >
                New role
              </Button>
            )}
          </>
        }
      />
      <AskedState asked={asked} what="the roles" />
      {roles && (
        <div className={css.columns}>
          <SettingsCard title="Roles">
            <RoleList
              roles={roles}
              chosen={chosen}
              onChoose={(role) => void ask(role).then(show)}
            />
          </SettingsCard>
          <div ref={card} className={css.open}>
            <OpenRole
              key={begun}
              chosen={chosen}
              defines={defines}
              onChoose={open}
              onChanges={noteChanges}
              onDone={async (next) => {
                await asked.again();
                open(next);
              }}
            />
          </div>
          {team.data ? (
            <WhyCard people={team.data.people} roles={roles} />
          ) : (
            <SettingsCard title="What can this person see, and why?">
              <AskedState asked={team} what="your team" />
            </SettingsCard>
          )}
        </div>
      )}
      {dialog}
    </div>
  );
}
