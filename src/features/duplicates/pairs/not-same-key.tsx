import { useNavigate } from '@tanstack/react-router';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import type { Person } from '#domain/people/entities.ts';
import { Button } from '../../../ui/button/button.tsx';
import { markNotSame } from './not-same.ts';

/** Says that the two are two, and goes on to the other pairs. */
export function NotSameKey({ both }: { both: readonly [Person, Person] }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const mark = async () => {
    setBusy(true);
    if (await markNotSame(both)) await navigate({ to: '/apps/people/duplicates' });
    else setBusy(false);
  };
  return (
    <Button icon={Unlink} busy={busy && 'Saving…'} onClick={() => void mark()}>
      Not the same person
    </Button>
  );
}
