import Hand from 'lucide-react/icons/hand';
import { useState } from 'react';
import { askForAccess } from '#domain/access/ask-for-access.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/button/button.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';

/** Sends a message to who administers, once. `page`: the path that somebody wants to open. */
export function AskForAccess({ page }: { page: string }) {
  const [asking, setAsking] = useState<'not yet' | 'asking' | 'asked'>('not yet');
  if (asking === 'asked') return <output>We told your administrators.</output>;
  const ask = async () => {
    setAsking('asking');
    const went = await attempt(call(askForAccess, { path: page }));
    setAsking(went ? 'asked' : 'not yet');
  };
  return (
    <Button
      size="touch"
      icon={Hand}
      busy={asking === 'asking' && 'Asking…'}
      onClick={() => void ask()}
    >
      Ask for access
    </Button>
  );
}
