import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import LoaderCircle from 'lucide-react/icons/circle-dot-dashed';
import type { BoardChurch, BoardState } from '#domain/attendance/board/sunday-board.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon, type IconOf } from '../../../ui/icon/icon.tsx';
import { churchWords, peopleWords } from './board-words.ts';
import * as css from './sunday-board.css.ts';

const icons: Record<BoardState, IconOf> = {
  in: CircleCheck,
  partly: LoaderCircle,
  missing: CircleAlert,
  waiting: CircleDashed,
};

/** A church: lit once all of its reports are in. `fresh`: something came in while somebody looked. */
export function ChurchTile({
  church,
  crowd,
  fresh,
}: {
  church: BoardChurch;
  crowd: css.Crowd;
  fresh: boolean;
}) {
  const { state, name, newestAt, unsent } = church;
  return (
    <li className={css.states[state]} data-state={state}>
      <span className={css.nameSizes[crowd]}>{name}</span>
      <span className={css.countSizes[crowd]}>{peopleWords(church)}</span>
      <span className={cx(css.saidSizes[crowd], state === 'missing' && css.dangerWords)}>
        <Icon of={unsent > 0 ? CloudUpload : icons[state]} size="md" />
        {churchWords(church)}
      </span>
      {/* Another arrival shines anew. */}
      {fresh && <span key={newestAt} aria-hidden="true" className={css.glow} />}
    </li>
  );
}
