import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Failure, type FieldErrors } from '#domain/errors.ts';
import { familyName } from '#domain/families/family-words.ts';
import type { Grant } from '#domain/permissions.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { useFormDraft } from '../../../register/draft/use-form-draft.ts';
import { snackbars, submitted } from '../../../ui/snackbar/snackbars.ts';
import {
  familyProblems,
  isBegun,
  memberProblems,
  type NewFamily,
  nextMember,
  type TypedMember,
} from './new-family.ts';
import { saveFamily } from './save-family.ts';
import { steps } from './steps.ts';

interface Begun {
  /** Of the draft. */
  draft: string;
  people: RegisterView;
  grants: readonly Grant[];
  begun: NewFamily;
}

/** The draft with who is typed among its members, or what is wrong with them. */
function withTyped(people: RegisterView, draft: NewFamily): NewFamily | FieldErrors {
  const { typing, members, values } = draft;
  const errors = memberProblems(people, draft, typing);
  if (Object.keys(errors).length > 0) return errors;
  const all = [...members, typing];
  const { [typing.id]: _mended, ...problems } = draft.problems ?? {};
  return { ...draft, problems, members: all, typing: nextMember(people, values['name'], all) };
}

const isDraft = (found: NewFamily | FieldErrors): found is NewFamily => 'typing' in found;

/** A family while it is typed: its draft, its steps, what is wrong, and how it is saved. */
export function useNewFamily({ people, grants, begun, draft: key }: Begun) {
  const navigate = useNavigate();
  const kept = useFormDraft(key);
  const [draft, setDraft] = useState(begun);
  const [errors, setErrors] = useState<FieldErrors>(begun.problems?.['family'] ?? {});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function change(changed: Partial<NewFamily>): void {
    const all = { ...draft, ...changed };
    setDraft(all);
    setErrors({});
    kept.note({ ...all });
  }

  /** Errors that the server found of somebody stand at their fields while they are changed. */
  function edit(member: TypedMember): void {
    change({ members: draft.members.filter(({ id }) => id !== member.id), typing: member });
    setErrors(draft.problems?.[member.id] ?? {});
  }

  function add(then: Partial<NewFamily> = {}): void {
    const found = withTyped(people, draft);
    if (isDraft(found)) change({ ...found, ...then });
    else setErrors(found);
  }

  /** Goes on where the step is whole; somebody who is typed is added first. */
  function next(): void {
    const step = draft.step + 1;
    if (draft.step === 1) {
      if (isBegun(draft.typing)) return add({ step });
      if (draft.members.length === 0) return setErrors({ firstName: 'Add one person or more' });
      return change({ step });
    }
    const wrong = familyProblems(draft, steps[draft.step]?.fields ?? [], grants);
    if (Object.keys(wrong).length > 0) return setErrors(wrong);
    const { typing, members, values } = draft;
    change({
      step,
      ...(!isBegun(typing) && { typing: nextMember(people, values['name'], members) }),
    });
  }

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await saveFamily(people, draft);
      await kept.forget();
    } catch (error) {
      setBusy(false);
      setFailure(error instanceof Failure ? error.message : 'This was not saved. Try again');
      return;
    }
    const called = familyName({ name: String(draft.values['name']) });
    snackbars.show({ ...submitted, text: `${called} was added` });
    void navigate({ to: '/apps/people/families/$familyId', params: { familyId: draft.id } });
  }

  async function discard(): Promise<void> {
    await kept.forget();
    void navigate({ to: '/apps/people/families/list' });
  }

  const { unsaved } = kept;
  const does = { change, edit, add: () => add(), next, save, discard };
  return { draft, unsaved, errors, failure, busy, ...does };
}
export type FamilyWizard = ReturnType<typeof useNewFamily>;
