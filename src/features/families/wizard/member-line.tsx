import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import UserPlus from 'lucide-react/icons/user-plus';
import type { FieldErrors } from '#domain/errors.ts';
import { roleWords } from '#domain/families/family-words.ts';
import { birthText } from '#domain/people/age.ts';
import type { Person } from '#domain/people/entities.ts';
import { personNamed } from '#store/people/people-by-id.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { PhotoAvatar } from '../../../ui/avatar-group/photo-avatar.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import type { TypedMember } from './new-family.ts';
import * as css from './wizard.css.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The name of somebody who is typed, or of somebody of the list. */
function useName({ isNew, knownId, values }: TypedMember): string {
  const known = useLive(personNamed, knownId);
  if (isNew) return [textOf(values['firstName']), textOf(values['lastName'])].join(' ').trim();
  if (known.state === 'loading') return '';
  return (known.state === 'ready' && known.data) || 'Unknown person';
}

/** 'Head of family · born 1984-06-02'. */
function wordsOf({ isNew, role, values }: TypedMember): string {
  const gender = isNew ? (values['gender'] as Person['gender']) : undefined;
  const born = isNew && values['birthDate'] ? `born ${birthText(values['birthDate'])}` : '';
  return [roleWords(role, gender), born].filter(Boolean).join(' · ');
}

/** Somebody who is in the family, with keys to change and remove them where these are given. */
export function MemberLine({
  member,
  errors,
  onEdit,
  onRemove,
}: {
  member: TypedMember;
  errors?: FieldErrors | undefined;
  onEdit?: (() => void) | undefined;
  onRemove?: () => void;
}) {
  const name = useName(member);
  const says = Object.values(errors ?? {});
  return (
    <li className={css.member}>
      <span className={css.face}>
        <PhotoAvatar name={name} photo={null} />
      </span>
      <span className={css.words}>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.muted}>{wordsOf(member)}</span>
        {says.length > 0 && <FieldError>{says.join('. ')}</FieldError>}
      </span>
      <span className={css.badge}>
        {member.isNew ? (
          <Badge tone="neutral" icon={UserPlus}>
            New
          </Badge>
        ) : (
          <Badge tone="success" icon={Link2}>
            In the list already
          </Badge>
        )}
      </span>
      <span className={css.memberKeys}>
        {onEdit && <IconButton icon={Pencil} label={`Change ${name}`} onClick={onEdit} />}
        {onRemove && <IconButton icon={Trash} label={`Remove ${name}`} onClick={onRemove} />}
      </span>
    </li>
  );
}
