import CalendarClock from 'lucide-react/icons/calendar-clock';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { TeamMember } from '#domain/access/team.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import * as css from '../settings.css.ts';
import { placeName } from './role-choice.tsx';
import { RoleEnd } from './role-end.tsx';

export type HeldRole = TeamMember['roles'][number];

export function roleWords(role: Pick<HeldRole, 'title' | 'scope' | 'place'>): string {
  return `${role.title}, ${placeName(role)}`;
}

interface RolesProps {
  member: TeamMember;
  mayAct: boolean;
  onTake(role: HeldRole): void;
  /** `null`: no end. Whether it was done. */
  onEnd(role: HeldRole, endsOn: string | null): Promise<boolean>;
}

function Role({
  role,
  name,
  mayAct,
  onTake,
  onAskEnd,
}: {
  role: HeldRole;
  name: string;
  mayAct: boolean;
  onTake(): void;
  onAskEnd(): void;
}) {
  const words = roleWords(role);
  return (
    <li className={css.role}>
      {role.endsOn === null ? words : `${words}, until ${dateWithYear(role.endsOn)}`}
      {role.mayEnd && (
        <>
          <IconButton
            icon={CalendarClock}
            label={`Last day of ${words}, of ${name}`}
            disabled={!mayAct}
            onClick={onAskEnd}
          />
          <IconButton
            icon={X}
            label={`Take away ${words}, from ${name}`}
            disabled={!mayAct}
            onClick={onTake}
          />
        </>
      )}
    </li>
  );
}

/** Roles of somebody, each with its last day, and what can be changed about it. */
export function HeldRoles({ member: { name, roles }, mayAct, onTake, onEnd }: RolesProps) {
  const [ending, setEnding] = useState<string | null>(null);
  const open = roles.find(({ id }) => id === ending);
  return (
    <>
      <ul className={css.roles} aria-label={`Roles of ${name}`}>
        {roles.map((role) => (
          <Role
            key={role.id}
            role={role}
            name={name}
            mayAct={mayAct}
            onTake={() => onTake(role)}
            onAskEnd={() => setEnding(ending === role.id ? null : role.id)}
          />
        ))}
      </ul>
      {open && (
        <RoleEnd
          key={open.id}
          label={`${roleWords(open)}, of ${name}`}
          endsOn={open.endsOn}
          onSave={(endsOn) => onEnd(open, endsOn)}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}
