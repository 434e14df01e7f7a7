import SquareCheck from 'lucide-react/icons/square-check';
import { members } from '#domain/demo/members.ts';
import type { Card } from '#domain/demo/scrumboard/entities.ts';
import { labelTone } from '../../../../demo/tags/label-tone.ts';
import { AvatarGroup } from '../../../../ui/avatar-group/avatar-group.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import * as css from './card.css.ts';
import { DueBadge } from './due-badge.tsx';

function Tasks({ tasks }: Pick<Card, 'tasks'>) {
  const done = tasks.filter(({ completed }) => completed).length;
  return (
    <span className={css.fact}>
      <Icon of={SquareCheck} size="xs" />
      <span className={visuallyHidden}>Checklist: </span>
      {done}/{tasks.length}
    </span>
  );
}

/** Picture and labels, above the title. */
export function CardTop({ card: { coverImage, labels } }: { card: Card }) {
  return (
    <>
      {coverImage !== null && (
        <img src={coverImage} alt="" draggable={false} className={css.cover} />
      )}
      {labels.length > 0 && (
        <div className={css.badges}>
          {labels.map(({ id, title }) => (
            <Badge key={id} tone={labelTone(id)}>
              {title}
            </Badge>
          ))}
        </div>
      )}
    </>
  );
}

/** How it begins, when it is due, how far it is and who does it, below the title. */
export function CardFacts({ card, today }: { card: Card; today: string }) {
  const { description, dueDate, tasks } = card;
  const people = members.filter(({ id }) => card.members.includes(id));
  return (
    <>
      {description !== null && <p className={css.words}>{description}</p>}
      {(dueDate !== null || tasks.length > 0 || people.length > 0) && (
        <div className={css.facts}>
          {dueDate !== null && <DueBadge date={dueDate} today={today} />}
          {tasks.length > 0 && <Tasks tasks={tasks} />}
          {people.length > 0 && (
            <div className={css.people}>
              <AvatarGroup label="Members" people={people} atMost={3} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
