import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DoneSheet } from './done-sheet.tsx';
import * as css from './acts.css.ts';
import { MoveKey } from './move-key.tsx';

/** Marks a follow-up as done, or moves it to a later day. */
export function FollowUpKeys({ row }: { row: FollowUp }) {
  // As it was when the key was pressed: another one may stand here before the sheet is closed.
  const [asked, setAsked] = useState<FollowUp | null>(null);
  return (
    <span className={css.keys}>
      <Button kind="soft" size="small" icon={Check} onClick={() => setAsked(row)}>
        Mark done
      </Button>
      <MoveKey row={row} />
      {asked && <DoneSheet row={asked} onClose={() => setAsked(null)} />}
    </span>
  );
}
