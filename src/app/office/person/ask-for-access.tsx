import Hand from 'lucide-react/icons/hand';
import { useState } from 'react';
import { askForAccess } from '#domain/access/ask-for-access.ts';
import { Failure } from '#domain/errors.ts';
import { call } from '../../../api/calls/call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';

/** Sentence for a refusal that a person can act on. */
function refusalOf(error: unknown): string {
  const code = error instanceof Failure ? error.code : null;
  if (code === 'conflict') return 'Nobody else can give access here. Ask who set up Ibandla.';
  if (code === 'rate_limited') return 'You asked already. Your administrators have your message.';
  throw error;
}

async function told(page: string): Promise<string> {
  await call(askForAccess, { path: page });
  return 'We told your administrators.';
}

/** Sends a message to who administers, once. `page`: the path that somebody wants to open. */
export function AskForAccess({ page }: { page: string }) {
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  if (answer !== null) return <output>{answer}</output>;
  const ask = async () => {
    setAsking(true);
    await attempt(told(page).catch(refusalOf).then(setAnswer));
    setAsking(false);
  };
  return (
    <Button size="touch" icon={Hand} busy={isAsking && 'Asking…'} onClick={() => void ask()}>
      Ask for access
    </Button>
  );
}
