import { useState } from 'react';
import type { BoardList, Card } from '#domain/demo/scrumboard/entities.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import * as sheet from '../../../../ui/sheet/sheet-form.css.ts';

const ends = [
  { value: 'first', label: 'At the top' },
  { value: 'last', label: 'At the end' },
] as const;

/** Asks to which list a card goes, and to which end of it. */
export function MoveSheet({
  card,
  lists,
  onMove,
  onClose,
}: {
  card: Card;
  lists: readonly BoardList[];
  onMove(listId: string, end: 'first' | 'last'): void;
  onClose(): void;
}) {
  const [listId, setListId] = useState(card.listId);
  const [end, setEnd] = useState<'first' | 'last'>('first');
  return (
    <Sheet title={`Move “${card.title}”`} onClose={onClose}>
      <form
        className={sheet.form}
        onSubmit={(event) => {
          event.preventDefault();
          onMove(listId, end);
        }}
      >
        <div>
          <Select
            label="List"
            options={lists.map(({ id, title }) => ({ value: id, label: title }))}
            value={listId}
            onChange={setListId}
          />
        </div>
        <Segmented label="Place" choices={ends} value={end} onChange={setEnd} />
        <div className={sheet.keys}>
          <Button size="touch" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" size="touch" type="submit">
            Move card
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
