import { families } from '#domain/families/families.ts';
import { familyAddress } from '#domain/families/family-words.ts';
import { rowOf } from '#domain/register/register.ts';
import { KeyValues } from '../../../ui/key-values/key-values.tsx';
import { MemberLine } from './member-line.tsx';
import { familyRow, type NewFamily } from './new-family.ts';
import * as css from './wizard.css.ts';

/** Everything that is typed of the new family, to be checked. */
export function ReviewStep({ draft, church }: { draft: NewFamily; church: string }) {
  const family = rowOf(families, familyRow(draft));
  const facts = [
    { name: 'Family name', value: family.name },
    { name: 'Church', value: church },
    { name: 'Address', value: familyAddress(family) },
    { name: 'Home phone', value: family.homePhone },
    { name: 'E-mail', value: family.email },
  ].filter(({ value }) => value);
  return (
    <>
      <KeyValues facts={facts} />
      <ul className={css.members} aria-label="Members">
        {draft.members.map((member) => (
          <MemberLine key={member.id} member={member} />
        ))}
      </ul>
    </>
  );
}
