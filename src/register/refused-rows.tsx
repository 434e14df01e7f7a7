import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import type { Titles } from '#domain/register/field-text.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import { forgetFormDraft } from '#store/register/form-drafts.ts';
import type { RefusedRow } from '#store/register/refused-rows.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { attempt } from '../ui/snackbar/attempt.ts';
import { grouped } from '../ui/time.ts';
import type { RegisterView } from './register-view.ts';
import * as css from './register.css.ts';
import { draftKey } from './draft/draft-key.ts';
import { giveUpRefused, storeHere } from './save-row.ts';

/** An import may bring hundreds: the list below them stays in sight. */
const atFirst = 3;

function titleOf(register: Register, { isNew, typed }: RefusedRow, titles?: Titles): string {
  const { one } = register.words;
  if (!isNew) return `A change of a ${one} was not accepted.`;
  const title = register.title(typed as AnyRow, titles);
  return title ? `The new ${one} “${title}” was not accepted.` : `A new ${one} was not accepted.`;
}

/** With what was typed to mend it. */
async function discard(register: Register, row: RefusedRow): Promise<void> {
  await giveUpRefused(row);
  const key = draftKey(register, row.isNew ? null : row.rowId, row.itemId);
  await forgetFormDraft(await storeHere(), key);
}

/** Changes refused for good: typed input goes only after its author agrees. */
export function RefusedRows({
  view,
  refused,
  titles,
  onMend,
}: {
  view: RegisterView;
  refused: readonly RefusedRow[];
  titles?: Titles;
  onMend(row: RefusedRow): void;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? refused : refused.slice(0, atFirst);
  return (
    <>
      {shown.map((row) => (
        <Banner
          key={row.itemId}
          tone="warning"
          icon={TriangleAlert}
          title={titleOf(view.register, row, titles)}
          action={
            <div className={css.actions}>
              <Button onClick={() => onMend(row)}>Open it</Button>
              <Button kind="ghost" onClick={() => void attempt(discard(view.register, row))}>
                Discard
              </Button>
            </div>
          }
        >
          {row.message}.
        </Banner>
      ))}
      {refused.length > atFirst && (
        <Button kind="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${grouped(refused.length)} that were not accepted`}
        </Button>
      )}
    </>
  );
}
