import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import * as css from './delete-sheet.css.ts';

/** Asks before something of a demo app goes. */
export function DeleteSheet({
  what,
  children,
  onDelete,
  onClose,
}: {
  /** 'task'. */
  what: string;
  children: ReactNode;
  onDelete(): void;
  onClose(): void;
}) {
  return (
    <Sheet title={`Delete this ${what}?`} onClose={onClose}>
      <p className={css.asked}>{children}</p>
      <div className={css.answers}>
        <Button size="touch" onClick={onClose}>
          Keep it
        </Button>
        <Button kind="danger" size="touch" onClick={onDelete}>
          Delete {what}
        </Button>
      </div>
    </Sheet>
  );
}
