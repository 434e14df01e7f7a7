import { Link } from '@tanstack/react-router';
import { DraftNotSaved } from '../../../register/draft/draft-not-saved.tsx';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { steps } from './steps.ts';
import type { FamilyWizard } from './use-new-family.ts';
import * as css from './wizard.css.ts';

/** Throws the draft away, once somebody said that it is not wanted. */
function DiscardKey({ onDiscard }: { onDiscard(): Promise<void> }) {
  const { confirm, dialog } = useConfirm();
  async function ask(): Promise<void> {
    const answer = await confirm({
      title: 'Discard this family?',
      message: 'What you typed here is deleted from this device. Nothing was sent.',
      actions: { confirm: { label: 'Discard' }, cancel: { label: 'Keep it' } },
    });
    if (answer === 'confirmed') await onDiscard();
  }
  return (
    <>
      <Button kind="ghost" onClick={() => void ask()}>
        Discard draft
      </Button>
      {dialog}
    </>
  );
}

/** The keys below a step: back, later, on. */
export function WizardKeys({ wizard }: { wizard: FamilyWizard }) {
  const { draft, unsaved, busy, change, next, save, discard } = wizard;
  const following = steps[draft.step + 1];
  return (
    <div className={css.keys}>
      <DraftNotSaved unsaved={unsaved} />
      {draft.step > 0 && <Button onClick={() => change({ step: draft.step - 1 })}>Back</Button>}
      <DiscardKey onDiscard={discard} />
      <Link to="/apps/people/families/list" className={buttonLook({ kind: 'ghost' })}>
        Save and finish later
      </Link>
      {following ? (
        <Button kind="primary" onClick={next}>
          Next: {following.title.toLowerCase()}
        </Button>
      ) : (
        <Button kind="primary" busy={busy && 'Saving…'} onClick={() => void save()}>
          Add family
        </Button>
      )}
    </div>
  );
}
