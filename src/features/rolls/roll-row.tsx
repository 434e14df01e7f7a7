import { type PointerEvent, useRef, useState } from 'react';
import type { MarkKind } from '#domain/rolls/marks.ts';
import type { CalledPerson } from '#store/rolls/roll-call.ts';
import { usePictures } from '../../api/pictures/pictures.ts';
import { PhotoAvatar } from '../../ui/avatar-group/photo-avatar.tsx';
import { RollCallMark } from '../../ui/roll-call-mark/roll-call-mark.tsx';
import * as css from './roll-call.css.ts';

/** Distance that a finger draws a row before it is marked. */
const toMark = 64;

interface Swipe {
  x: number;
  y: number;
}

/** A finger that draws a row to the right marks it present, to the left absent. The keys beside it do the same. */
function useSwipe(onMark: (mark: MarkKind) => void) {
  const start = useRef<Swipe | null>(null);
  const swiped = useRef(false);
  const [drawn, setDrawn] = useState(0);
  const end = () => {
    start.current = null;
    setDrawn(0);
  };
  return {
    drawn,
    /** Whether the tap that ends now was a swipe: it opens nothing. */
    wasSwipe: () => swiped.current,
    row: {
      onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
        swiped.current = false;
        start.current = pointerType === 'touch' ? { x, y } : null;
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = start.current;
        if (!from) return;
        const [x, y] = [clientX - from.x, clientY - from.y];
        setDrawn(Math.abs(x) > 2 * Math.abs(y) ? Math.max(-toMark, Math.min(toMark, x)) : 0);
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const from = start.current;
        end();
        if (!from) return;
        const [x, y] = [clientX - from.x, clientY - from.y];
        if (Math.abs(x) < toMark || Math.abs(x) < 2 * Math.abs(y)) return;
        swiped.current = true;
        onMark(x > 0 ? 'present' : 'absent');
      },
      onPointerCancel: end,
    },
  };
}

interface RollRowProps {
  person: CalledPerson;
  mark: MarkKind;
  /** What else the roll says: 'New convert'. */
  facts: readonly string[];
  onMark(mark: MarkKind): void;
  onOpen(): void;
}

/** A name, what a leader should know, and the two keys. */
export function RollRow({ person, mark, facts, onMark, onOpen }: RollRowProps) {
  const { name, note, photoUrl } = person;
  const pictureOf = usePictures();
  const { drawn, wasSwipe, row } = useSwipe(onMark);
  const about = [note, ...facts].join(' · ');
  return (
    <li className={css.row} data-person={person.id} {...row}>
      <button
        type="button"
        className={css.who}
        style={drawn === 0 ? undefined : { transform: `translateX(${drawn / 16}rem)` }}
        aria-haspopup="dialog"
        data-name
        onClick={() => !wasSwipe() && onOpen()}
      >
        <PhotoAvatar name={name} photo={pictureOf(photoUrl)} size="middle" />
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          <span className={css.note}>{about}</span>
        </span>
      </button>
      <RollCallMark
        name={name}
        value={mark === 'none' ? null : mark}
        onChange={(value) => onMark(value ?? 'none')}
      />
    </li>
  );
}
