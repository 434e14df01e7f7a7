import { useState } from 'react';
import { accessReasons, type PlacedRole } from '#domain/access/roles/access-reasons.ts';
import type { TeamMember } from '#domain/access/team.ts';
import { customRole, type GrantedRole } from '#domain/permissions.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { WhyLines } from '../../../ui/why-line/why-line.tsx';
import { type HeldRole, roleWords } from '../parts/held-roles.tsx';
import { SettingsCard } from '../parts/settings-card.tsx';
import * as settings from '../settings.css.ts';
import { OpenAs } from './open-as.tsx';
import type { Roles } from './role-list.tsx';
import * as css from './roles.css.ts';

/** A role of the organisation's own that was archived meanwhile gives nothing. */
function grantedBy({ role, customRoleId }: HeldRole, { custom }: Roles): GrantedRole | null {
  if (role !== customRole) return { role };
  const found = custom.find(({ id }) => id === customRoleId);
  return found ? { role, custom: found } : null;
}

function placedRoles(member: TeamMember, roles: Roles): PlacedRole[] {
  if (member.standing === 'closed') return [];
  return member.roles.flatMap((one) => {
    const held = grantedBy(one, roles);
    return held ? [{ held, title: one.title, place: one.place ?? 'the whole organisation' }] : [];
  });
}

function Person({ member, roles }: { member: TeamMember; roles: Roles }) {
  const { name, standing } = member;
  return (
    <>
      {member.roles.length > 0 && (
        <ul className={css.chips} aria-label={`Roles of ${name}`}>
          {member.roles.map((role) => (
            <li key={role.id} className={settings.role}>
              {roleWords(role)}
            </li>
          ))}
        </ul>
      )}
      {standing === 'closed' && (
        <p className={css.note}>This account is closed. Its roles give nothing.</p>
      )}
      <div className={css.reasons}>
        <WhyLines
          label={`What ${name} can see`}
          lines={accessReasons(placedRoles(member, roles))}
        />
      </div>
      <OpenAs member={member} />
    </>
  );
}

/** Permissions of somebody of the team: in which area, over which place, by which role. */
export function WhyCard({ people, roles }: { people: readonly TeamMember[]; roles: Roles }) {
  const [id, setId] = useState<string | null>(null);
  const member = people.find((one) => one.id === id);
  return (
    <SettingsCard
      title="What can this person see, and why?"
      words="By their roles in the part that you look after"
      unclipped
    >
      <div className={css.fields}>
        <Combobox
          label="Person"
          options={people.map((one) => ({ value: one.id, label: one.name, detail: one.email }))}
          value={id}
          onChange={setId}
        />
      </div>
      {member && <Person key={member.id} member={member} roles={roles} />}
    </SettingsCard>
  );
}
