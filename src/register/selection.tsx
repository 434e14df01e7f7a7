import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import { useState } from 'react';
import type { RegisterPage } from '#store/register/register-queries.ts';
import { Button } from '../ui/button/button.tsx';
import { attempt } from '../ui/snackbar/attempt.ts';
import { below } from '../ui/theme/scale.ts';
import { grouped } from '../ui/time.ts';
import { useMedia } from '../ui/use-media.ts';
import type { RegisterView } from './register-view.ts';
import * as css from './register.css.ts';
import { setArchived } from './save-row.ts';

/** Which rows of a page are chosen. */
export function useChosen(rows: readonly { id: string }[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen,
    onChoose(key: string, on: boolean): void {
      const next = new Set(chosen);
      if (on) next.add(key);
      else next.delete(key);
      setChosen(next);
    },
    onChooseAll(on: boolean): void {
      setChosen(on ? new Set(rows.map(({ id }) => id)) : new Set());
    },
    clear: () => setChosen(new Set()),
  };
}

/** Actions on all chosen rows. */
export function Selection({
  view,
  page,
  chosen,
  archived,
  onChooseAll,
  onDone,
}: {
  view: RegisterView;
  page: RegisterPage;
  chosen: ReadonlySet<string>;
  archived: boolean;
  onChooseAll(on: boolean): void;
  onDone(): void;
}) {
  // Its rows are cards, without the head of the table that chooses all of them.
  const isPhone = useMedia(below.md);
  const rows = page.rows.filter(({ id }) => chosen.has(id));
  const { together: Together } = view;
  if (rows.length === 0) return null;
  const open = rows.filter((row) => !view.register.closed?.(row));
  return (
    <div className={css.selection} role="toolbar" aria-label="Chosen rows">
      <span className={css.selected}>{grouped(rows.length)} selected</span>
      {open.length < rows.length && (
        <span>{grouped(rows.length - open.length)} of them cannot be changed any more</span>
      )}
      {open.length > 0 && (
        <Button
          icon={archived ? ArchiveRestore : Archive}
          onClick={() => {
            onDone();
            void attempt(setArchived(view, open, !archived));
          }}
        >
          {archived ? 'Take out of the archive' : 'Archive'}
        </Button>
      )}
      {Together && !archived && <Together rows={rows} onDone={onDone} />}
      {isPhone && rows.length < page.rows.length && (
        <Button kind="ghost" onClick={() => onChooseAll(true)}>
          Choose all {grouped(page.rows.length)} on this page
        </Button>
      )}
      <Button kind="ghost" onClick={onDone}>
        Choose none
      </Button>
    </div>
  );
}
