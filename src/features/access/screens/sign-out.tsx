import { useEffect, useRef, useState } from 'react';
import { signOut, type SignedOut } from '../../../api/session/sign-out.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { useCountdown } from '../use-countdown.ts';
import * as css from './sign-out.css.ts';

function deleted(drafts: number): string {
  return drafts === 1
    ? '1 report that was not submitted was deleted.'
    : `${drafts} reports that were not submitted were deleted.`;
}

type SigningOut = { kind: 'running' } | { kind: 'failed' } | ({ kind: 'done' } & SignedOut);

const titles = {
  running: 'Signing out…',
  failed: 'You are still signed in',
  done: 'You are signed out',
} satisfies Record<SigningOut['kind'], string>;

/** Ends the session at once, says so, and goes on to the root after five seconds. */
export function SignOut({ onLeave }: { onLeave(): void }) {
  const [state, setState] = useState<SigningOut>({ kind: 'running' });
  const words = useCountdown(state.kind === 'done', onLeave);
  const [wanted, setWanted] = useState(1);
  const started = useRef(0);

  // Strict mode runs an effect twice; a session ends once.
  useEffect(() => {
    if (started.current === wanted) return;
    started.current = wanted;
    signOut().then(
      (done) => setState({ kind: 'done', ...done }),
      () => setState({ kind: 'failed' }),
    );
  }, [wanted]);
  const tryAgain = () => {
    setState({ kind: 'running' });
    setWanted(wanted + 1);
  };

  return (
    <main className={css.page}>
      <Card className={css.card}>
        <Logo size="large" />
        <h1 className={css.title}>{titles[state.kind]}</h1>
        {state.kind === 'failed' ? (
          <p role="alert" className={css.words}>
            This device did not write down that you sign out. Try again. If it stays so, close the
            app and open it again.
          </p>
        ) : (
          <p className={css.words}>
            Waiting reports on this device are kept and still sent under your name.
          </p>
        )}
        {state.kind === 'done' && state.drafts > 0 && (
          <p className={css.words}>{deleted(state.drafts)}</p>
        )}
        {state.kind === 'done' && state.staysIn !== null && (
          <p className={css.words}>You stay signed in to {state.staysIn}.</p>
        )}
        {state.kind === 'done' && <p className={css.words}>{words}</p>}
        {state.kind === 'failed' ? (
          <Button size="touch" onClick={tryAgain}>
            Try again
          </Button>
        ) : (
          <Button size="touch" disabled={state.kind === 'running'} onClick={onLeave}>
            Continue
          </Button>
        )}
      </Card>
    </main>
  );
}
