import { useEffect, useRef, useState } from 'react';
import { signOut } from '../../../api/session/sign-out.ts';
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

/** Ends the session at once, says so, and goes on to the root after five seconds. */
export function SignOut({ onLeave }: { onLeave(): void }) {
  const [drafts, setDrafts] = useState<number | null>(null);
  const done = drafts !== null;
  const words = useCountdown(done, onLeave);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void signOut().then(setDrafts);
  }, []);

  return (
    <main className={css.page}>
      <Card className={css.card}>
        <Logo size="large" />
        <h1 className={css.title}>{done ? 'You are signed out' : 'Signing out…'}</h1>
        <p className={css.words}>
          Waiting reports on this device are kept and still sent under your name.
        </p>
        {drafts !== null && drafts > 0 && <p className={css.words}>{deleted(drafts)}</p>}
        {done && <p className={css.words}>{words}</p>}
        <Button size="touch" disabled={!done} onClick={onLeave}>
          Continue
        </Button>
      </Card>
    </main>
  );
}
