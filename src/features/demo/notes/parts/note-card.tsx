import Bell from 'lucide-react/icons/bell';
import Square from 'lucide-react/icons/square';
import SquareCheck from 'lucide-react/icons/square-check';
import Tag from 'lucide-react/icons/tag';
import type { Note } from '#domain/demo/notes/entities.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { labelTone } from '../../../../demo/tags/label-tone.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { nameOf, whenHere } from '../words.ts';
import * as css from './notes.css.ts';

const lookAgainMs = 60_000;

/** When it reminds: a time that is over stands out. */
function Reminder({ at }: { at: string }) {
  const { day, time } = whenHere(at);
  const over = Date.parse(at) <= useNow(lookAgainMs);
  return (
    <Badge tone={over ? 'warning' : 'neutral'} icon={Bell}>
      <span className={visuallyHidden}>{over ? 'Reminder, due since ' : 'Reminder '}</span>
      {dateWithYear(day)}, {time}
    </Badge>
  );
}

/** One note of the list; the whole card opens it. */
export function NoteCard({ note, onOpen }: { note: Note; onOpen(): void }) {
  const { title, content, tasks, image, labels, reminder } = note;
  const blank = title.trim() === '';
  return (
    <article className={css.card}>
      {image !== null && <img src={image} alt="" className={css.image} />}
      <h2 className={blank ? visuallyHidden : css.title}>{nameOf(note)}</h2>
      <button
        type="button"
        className={css.open}
        aria-label={`Open ${nameOf(note)}`}
        onClick={onOpen}
      />
      {content !== '' && <p className={css.words}>{content}</p>}
      {tasks.length > 0 && (
        <ul className={css.tasks}>
          {tasks.map(({ id, content: words, completed }) => (
            <li key={id} className={cx(css.task, completed && css.done)}>
              <Icon of={completed ? SquareCheck : Square} size="sm" />
              <span>
                {completed && <span className={visuallyHidden}>Done: </span>}
                {words}
              </span>
            </li>
          ))}
        </ul>
      )}
      {(labels.length > 0 || reminder !== null) && (
        <div className={css.facts}>
          {labels.map((label) => (
            <Badge key={label.id} tone={labelTone(label.id)} icon={Tag}>
              {label.title}
            </Badge>
          ))}
          {reminder !== null && <Reminder at={reminder} />}
        </div>
      )}
    </article>
  );
}
