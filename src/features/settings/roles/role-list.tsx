import KeyRound from 'lucide-react/icons/key-round';
import type { listRoles } from '#domain/access/roles/custom-role.ts';
import type { OutputOf } from '#domain/operation.ts';
import { Icon, type IconOf } from '../../../ui/icon/icon.tsx';
import { grouped } from '../../../ui/time.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { type ChosenRole, draftOf } from './role-draft.ts';
import { roleLooks } from './role-looks.ts';
import * as css from './roles.css.ts';

export type Roles = OutputOf<typeof listRoles>;

interface EntryProps {
  icon: IconOf;
  title: string;
  words: string;
  people: number;
  isOpen: boolean;
  onOpen(): void;
}

function Entry({ icon, title, words, people, isOpen, onOpen }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        className={css.entry}
        {...(isOpen && { 'aria-current': 'true' as const })}
        onClick={onOpen}
      >
        <Icon of={icon} size="md" />
        <span className={css.entryText}>
          <span className={css.entryTitle}>{title}</span>
          <span className={css.entryWords}>{words}</span>
        </span>
        <span className={css.people}>
          {grouped(people)}
          <span className={visuallyHidden}>{people === 1 ? ' person' : ' people'}</span>
        </span>
      </button>
    </li>
  );
}

/** Roles of Ibandla, then the organisation's own. */
export function RoleList({
  roles,
  chosen,
  onChoose,
}: {
  roles: Roles;
  chosen: ChosenRole;
  onChoose(role: ChosenRole): void;
}) {
  const openId = chosen.kind === 'custom' ? chosen.saved.id : null;
  return (
    <ul className={css.list} aria-label="Roles">
      {roles.system.map(({ role, people }) => (
        <Entry
          key={role}
          {...roleLooks[role]}
          title={role}
          people={people}
          isOpen={chosen.kind === 'system' && chosen.role === role}
          onOpen={() => onChoose({ kind: 'system', role, people })}
        />
      ))}
      {roles.custom.map((role) => (
        <Entry
          key={role.id}
          icon={KeyRound}
          title={role.name}
          words={role.purpose || 'A role of your own'}
          people={role.people}
          isOpen={openId === role.id}
          onOpen={() => onChoose({ kind: 'custom', saved: draftOf(role) })}
        />
      ))}
    </ul>
  );
}
