import { Navigate, useNavigate } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { members } from '#domain/demo/members.ts';
import {
  type Card,
  descriptionLength,
  titleLength,
  type BoardList,
} from '#domain/demo/scrumboard/entities.ts';
import { deleteCard } from '#domain/demo/scrumboard/operations.ts';
import { positionBehind } from '#domain/demo/scrumboard/positions.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { cardsIn } from '#store/demo/scrumboard/queries.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { CheckSteps } from '../../../../demo/check-steps.tsx';
import { DayKey } from '../../../../demo/day-key.tsx';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { OpenedRow } from '../../../../demo/opened-row.tsx';
import * as form from '../../../../demo/row-form.css.ts';
import { RowPicture } from '../../../../demo/row-picture.tsx';
import { RowTags } from '../../../../demo/tags/row-tags.tsx';
import { TitleField } from '../../../../demo/title-field.tsx';
import { useRowEdits } from '../../../../demo/use-row-edits.ts';
import { useToday } from '../../../../demo/use-today.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FieldError } from '../../../../ui/field/field.tsx';
import { GrowingArea } from '../../../../ui/field/growing-area.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import {
  boardHere,
  callsOfLabels,
  cardHere,
  type CardEdits,
  labelsHere,
  listsHere,
  savingCard,
} from '../here.ts';
import { dueWords } from '../words.ts';
import * as css from './card-sheet.css.ts';
import { MemberBoxes } from './member-boxes.tsx';

const labelWords = { chips: 'Labels of this card', button: 'Labels' };

/** A title without words is said to be one, and not saved: the last one stays. */
function Title({ shown, type }: CardEdits) {
  const [blank, setBlank] = useState<string>();
  const change = (title: string) => {
    if (title.trim() === '') return setBlank(title);
    setBlank(undefined);
    type({ title });
  };
  return (
    <div className={css.titleRow}>
      <TitleField
        placeholder="Title"
        maxLength={titleLength}
        value={blank ?? shown.title}
        onChange={change}
      />
      {blank !== undefined && (
        <FieldError>Enter a title. Until then it stays as it was.</FieldError>
      )}
    </div>
  );
}

function Due({ shown, choose }: CardEdits) {
  const today = useToday();
  const { dueDate } = shown;
  const late = dueDate !== null && dueDate < today;
  const words = dueDate === null ? 'No due date' : `Due ${dueWords(dueDate, today)}`;
  return (
    <DayKey
      label="Due date"
      date={dueDate}
      words={late ? `${words}, overdue` : words}
      late={late}
      clear="Clear the date"
      onChange={(date) => choose({ dueDate: date })}
    />
  );
}

/** The list that it is in; another one takes it at its end. */
function InList({ shown, choose, lists }: CardEdits & { lists: readonly BoardList[] }) {
  const change = async (listId: string) => {
    const position = positionBehind(await cardsIn(demoDatabase(), listId));
    choose({ listId, position });
  };
  return (
    <Select
      label="List"
      options={lists.map(({ id, title }) => ({ value: id, label: title }))}
      value={shown.listId}
      onChange={(listId) => void change(listId)}
    />
  );
}

function Checklist({ shown, choose }: CardEdits) {
  return (
    <CheckSteps
      label="Checklist"
      add="Add an item"
      steps={shown.tasks.map(({ content, ...task }) => ({ ...task, words: content }))}
      onChange={(steps) =>
        choose({ tasks: steps.map(({ words, ...step }) => ({ ...step, content: words })) })
      }
    />
  );
}

function Members({ shown, choose }: CardEdits) {
  const board = useLive(boardHere, shown.boardId);
  const onBoard = board.state === 'ready' ? (board.data?.members ?? []) : [];
  // Also who has left the board since.
  const people = members.filter(
    ({ id }) => shown.members.includes(id) || onBoard.some((member) => member.id === id),
  );
  if (people.length === 0) return null;
  return (
    <MemberBoxes
      people={people}
      chosen={shown.members}
      onChange={(chosen) => choose({ members: chosen })}
    />
  );
}

function Opened({ card, onClose }: { card: Card; onClose(): void }) {
  const edits = useRowEdits(card, savingCard);
  const labels = useLive(labelsHere, card.boardId);
  const lists = useLive(listsHere, card.boardId);
  const { shown, type, choose } = edits;
  const remove = () => {
    // First what is still being typed: an undo brings the card back with it.
    choose({});
    onClose();
    void deleteRow(deleteCard, { id: card.id, name: shown.title });
  };
  return (
    <Sheet title={shown.title} titleHidden wide quick onClose={onClose}>
      <div className={form.form}>
        <Title {...edits} />
        <div className={form.line}>
          <InList {...edits} lists={lists.state === 'ready' ? lists.data : []} />
          <Due {...edits} />
        </div>
        <RowTags
          words={labelWords}
          live={labels}
          chosen={shown.labels.map(({ id }) => id)}
          calls={callsOfLabels(card.boardId)}
          onChange={(next) =>
            choose({ labels: next.map((label) => ({ ...label, boardId: card.boardId })) })
          }
        />
        <GrowingArea
          label="Description"
          size="office"
          rows={3}
          maxLength={descriptionLength}
          value={shown.description ?? ''}
          onChange={({ target }) =>
            type({ description: target.value === '' ? null : target.value })
          }
        />
        <Checklist {...edits} />
        <Members {...edits} />
        <div>
          <RowPicture value={shown.coverImage} onChange={(coverImage) => choose({ coverImage })} />
        </div>
        <div className={css.foot}>
          <Button kind="ghost" icon={Trash2} onClick={remove}>
            Delete card
          </Button>
          <Button kind="primary" className={css.end} onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** A card at its own address, over its board. Every change saves by itself. */
export function CardSheet({ boardId, cardId }: { boardId: string; cardId: string }) {
  const navigate = useNavigate();
  const close = (replace: boolean) =>
    void navigate({
      to: '/apps/scrumboard/$boardId',
      params: { boardId },
      replace,
      resetScroll: false,
    });
  return (
    <OpenedRow query={cardHere} id={cardId} word="card" onMissing={() => close(true)}>
      {(card) =>
        card.boardId === boardId ? (
          <Opened card={card} onClose={() => close(false)} />
        ) : (
          <Navigate
            to="/apps/scrumboard/$boardId/card/$cardId"
            params={{ boardId: card.boardId, cardId }}
            replace
          />
        )
      }
    </OpenedRow>
  );
}
