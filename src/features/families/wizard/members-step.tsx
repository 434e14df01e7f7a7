import type { RegisterView } from '../../../register/register-view.ts';
import { MemberForm } from './member-form.tsx';
import { MemberLine } from './member-line.tsx';
import { isBegun } from './new-family.ts';
import type { FamilyWizard } from './use-new-family.ts';
import * as css from './wizard.css.ts';

/** The people of the new family: who is in it already, and the form of one more. */
export function MembersStep({ wizard, people }: { wizard: FamilyWizard; people: RegisterView }) {
  const { draft, errors, change, edit, add } = wizard;
  const { members, typing, problems = {} } = draft;
  const without = (id: string) => members.filter((one) => one.id !== id);
  return (
    <>
      <p className={css.muted}>
        Add each person who lives in the home. You can choose people who are already in the list.
      </p>
      {members.length > 0 && (
        <ul className={css.members} aria-label="Members">
          {members.map((member) => (
            <MemberLine
              key={member.id}
              member={member}
              // Who is typed would be lost.
              onEdit={isBegun(typing) ? undefined : () => edit(member)}
              errors={problems[member.id]}
              onRemove={() => change({ members: without(member.id) })}
            />
          ))}
        </ul>
      )}
      <MemberForm
        people={people}
        draft={draft}
        errors={errors}
        onChange={(next) => change({ typing: next })}
        onAdd={add}
      />
    </>
  );
}
