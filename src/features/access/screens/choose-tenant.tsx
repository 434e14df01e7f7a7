import { useState } from 'react';
import { Failure } from '#domain/errors.ts';
import type { Choice } from '../../../api/session/sign-in.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useFirstFocus } from '../../../ui/use-first-focus.ts';
import { AccessPage } from '../parts/access-page.tsx';
import * as css from './sign-in.css.ts';

interface Props {
  choices: readonly Choice[];
  onChoose(tenant: string): Promise<void>;
  onBack(): void;
}

function wordsUnder({ lastHere }: Choice, opening: boolean): string | null {
  if (opening) return 'Signing in…';
  return lastHere ? 'Last used on this device' : null;
}

/** For whose password opens several organisations. The one of last time comes first and has the focus. */
export function ChooseTenant({ choices, onChoose, onBack }: Props) {
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const first = useFirstFocus<HTMLButtonElement>();

  async function choose(tenant: string): Promise<void> {
    setOpening(tenant);
    setProblem(undefined);
    try {
      await onChoose(tenant);
    } catch (error) {
      setProblem(error instanceof Failure ? error.message : 'This did not work. Try once more');
    } finally {
      setOpening(null);
    }
  }

  return (
    <AccessPage
      title="Where do you want to sign in?"
      words="Your password is right for more than one organisation."
      asks="Signing in"
      problem={problem}
    >
      {choices.map((choice, index) => {
        const { id, name } = choice;
        const words = wordsUnder(choice, id === opening);
        return (
          <button
            key={id}
            ref={index === 0 ? first : null}
            type="button"
            className={css.sample}
            disabled={opening !== null}
            onClick={() => void choose(id)}
          >
            <Avatar name={name} />
            <span>
              <span className={css.sampleName}>{name}</span>
              {words !== null && <span className={css.sampleRole}>{words}</span>}
            </span>
          </button>
        );
      })}
      <Button size="touch" wide disabled={opening !== null} onClick={onBack}>
        Back
      </Button>
    </AccessPage>
  );
}
