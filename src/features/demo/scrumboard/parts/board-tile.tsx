import { Link } from '@tanstack/react-router';
import type { Board } from '#domain/demo/scrumboard/entities.ts';
import { AvatarGroup } from '../../../../ui/avatar-group/avatar-group.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { editedWords } from '../words.ts';
import { boardIcon } from './board-icon.ts';
import * as css from './boards.css.ts';

/** One board; the whole tile opens it. */
export function BoardTile({ board, now }: { board: Board; now: number }) {
  const { id, title, description, icon, members, lastActivity } = board;
  return (
    <article className={css.tile}>
      <span className={css.icon}>
        <Icon of={boardIcon[icon].icon} size="lg" />
      </span>
      <h2 className={css.title}>
        <Link to="/apps/scrumboard/$boardId" params={{ boardId: id }} className={css.link}>
          {title}
        </Link>
      </h2>
      {description !== '' && <p className={css.words}>{description}</p>}
      <div className={css.foot}>
        {members.length > 0 && <AvatarGroup label="Members" people={members} atMost={5} />}
        <p className={css.edited}>{editedWords(lastActivity, now)}</p>
      </div>
    </article>
  );
}
