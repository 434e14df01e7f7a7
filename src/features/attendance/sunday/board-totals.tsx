import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Image from 'lucide-react/icons/image';
import Share2 from 'lucide-react/icons/share-2';
import type { SundayBoard } from '#domain/attendance/board/sunday-board.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { bar } from '../../../ui/progress-bar/progress-bar.css.ts';
import { grouped, timeOfDay } from '../../../ui/time.ts';
import { changeWords, inWords, stillToReport } from './board-words.ts';
import { sharePicture, shareWords } from './share-board.ts';
import * as css from './sunday-board.css.ts';

interface BoardTotalsProps {
  board: SundayBoard;
  date: string;
  /** Of the organisation. */
  tenant: string;
  isToday: boolean;
  /** Ms from when the device knows what it shows, while it has no connection. */
  asOf: number | null;
}

function Notes({ board: { unsent }, asOf }: Pick<BoardTotalsProps, 'board' | 'asOf'>) {
  if (unsent === 0 && asOf === null) return null;
  const reports = unsent === 1 ? '1 report' : `${unsent} reports`;
  return (
    <p className={css.notes}>
      {asOf !== null && (
        <Badge tone="warning" icon={CloudOff}>
          No connection, as of {timeOfDay(asOf)}
        </Badge>
      )}
      {unsent > 0 && (
        <Badge tone="info" icon={CloudUpload}>
          {reports} of this device not sent yet
        </Badge>
      )}
    </p>
  );
}

function Arrived({ board }: Pick<BoardTotalsProps, 'board'>) {
  const { churches, in: arrived } = board;
  const isWhole = arrived === churches.length;
  const rest = stillToReport(board);
  return (
    <div className={css.arrived}>
      <p className={css.arrivedWords}>
        {isWhole && <Icon of={CircleCheck} size="lg" />}
        {inWords(board)}
      </p>
      <progress
        className={bar}
        aria-label="Churches in"
        value={arrived}
        max={Math.max(churches.length, 1)}
      />
      {!isWhole && (
        <p className={css.muted}>Still to report: {rest.map(({ name }) => name).join(', ')}</p>
      )}
    </div>
  );
}

/** The day's people beside the week before, how many churches are in, and the ways to pass it on. */
export function BoardTotals(props: BoardTotalsProps) {
  const { board, date, tenant, isToday, asOf } = props;
  const { people, change } = board;
  const compared = changeWords(board);
  return (
    <section className={css.totals} aria-label="Totals">
      <div>
        <p className={css.people}>{people === null ? '–' : grouped(people)}</p>
        <p className={css.words}>
          {people === null
            ? 'Nobody has counted yet'
            : `people${isToday ? ' today' : ''}${compared === null ? '' : `, ${compared}`}`}
        </p>
        {change !== null && (
          <p className={css.muted}>{grouped(change.before)} a week before in the same services</p>
        )}
      </div>
      <Arrived board={board} />
      <div className={css.share}>
        <Button size="touch" icon={Share2} onClick={() => void shareWords({ board, date, tenant })}>
          Share words
        </Button>
        <Button
          size="touch"
          icon={Image}
          onClick={() => void sharePicture({ board, date, tenant })}
        >
          Share picture
        </Button>
      </div>
      <Notes board={board} asOf={asOf} />
    </section>
  );
}
