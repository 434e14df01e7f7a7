import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FieldError } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './entry-list.css.ts';

/** The controls of one entry: beside the key that removes it, and below. */
interface Controls {
  head: ReactNode;
  below: ReactNode;
}

interface EntryListProps<Entry> {
  label: string;
  /** A heading above says the same. */
  isLabelHidden?: boolean;
  entries: readonly Entry[];
  /** How an entry is called where it can be removed. */
  nameOf(entry: Entry): string;
  least?: number;
  /** One that stays: it has no key that removes it. */
  isKept?(entry: Entry): boolean;
  most: number;
  error: string | null;
  /** Words of the key that adds an entry. */
  add: string;
  onAdd(): void;
  onRemove(at: number): void;
  children(entry: Entry, at: number): Controls;
}

/** A field of several entries: each is changed for itself and can be removed, and another one added. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { label, isLabelHidden = false, entries, nameOf, least = 0, most, error } = props;
  const { isKept, children } = props;
  return (
    <fieldset className={css.group}>
      <legend className={isLabelHidden ? visuallyHidden : css.legend}>{label}</legend>
      {entries.length > 0 && (
        <ul className={css.list}>
          {entries.map((entry, at) => {
            const { head, below } = children(entry, at);
            return (
              // Nothing but its place tells two new entries apart.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className={css.entry}>
                <div className={css.head}>
                  {head}
                  {!isKept?.(entry) && (
                    <span className={css.remove}>
                      <IconButton
                        icon={Trash2}
                        label={`Remove ${nameOf(entry)}`}
                        disabled={entries.length <= least}
                        onClick={() => props.onRemove(at)}
                      />
                    </span>
                  )}
                </div>
                {below}
              </li>
            );
          })}
        </ul>
      )}
      {error && <FieldError>{error}</FieldError>}
      <span>
        <Button icon={Plus} disabled={entries.length >= most} onClick={props.onAdd}>
          {props.add}
        </Button>
      </span>
    </fieldset>
  );
}
