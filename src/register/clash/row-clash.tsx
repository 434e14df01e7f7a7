import type { Titles } from '#domain/register/field-text.ts';
import { type AnyRow, fieldNamed } from '#domain/register/register.ts';
import type { ClashingEdit } from '#store/outbox/clashes.ts';
import { type RegisterView, shownText } from '../register-view.ts';
import { decideClash } from '../save-row.ts';
import { ClashChoice } from './clash-choice.tsx';

/** A change of a row, and somebody else's of the same fields. */
export function RowClash({
  view,
  row,
  titles,
  clash,
}: {
  view: RegisterView;
  row: AnyRow;
  titles: Titles;
  clash: ClashingEdit<Record<string, unknown>>;
}) {
  const { register } = view;
  return (
    <ClashChoice
      what={register.words.one}
      clash={clash}
      labelOf={(field) => fieldNamed(register, field)?.label ?? field}
      textOf={(field, value) => {
        if (!fieldNamed(register, field) || value === null) return null;
        return shownText(view, field, value, titles);
      }}
      onDecide={(edits) => decideClash(view, clash.itemId, row, edits)}
    />
  );
}
