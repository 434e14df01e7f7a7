import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import type { ReactNode } from 'react';
import { nextServiceDay } from '#domain/attendance/board/service-days.ts';
import { latestWeekday, longDate } from '#domain/values/dates/local-date.ts';
import { boardOfDay, type BoardOfDay } from '#store/attendance/boards/board-of-day.ts';
import { churchChosen } from '#store/churches/church-to-work-in.ts';
import { freshness } from '#store/freshness.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { useMoment } from '../dashboard/use-moment.ts';
import { NoneYet } from '../none-yet.tsx';
import { useDay } from '../use-day.ts';
import { BoardHead, type BoardFrame } from './board-head.tsx';
import { BoardTotals } from './board-totals.tsx';
import { inWords } from './board-words.ts';
import { ChurchTile } from './church-tile.tsx';
import * as css from './sunday-board.css.ts';
import { useArrivals } from './use-arrivals.ts';
import { useStayAwake } from './use-stay-awake.ts';

interface SundayBoardScreenProps extends BoardFrame {
  /** yyyy-MM-dd; null for the latest Sunday, also when the next one begins. */
  date: string | null;
  /** Of the organisation. */
  tenant: string;
  timeZone: string;
  /** Banners of the app, such as that there is no connection. */
  banners: ReactNode;
}

const [few, some] = [16, 40];

function crowdOf(churches: number): css.Crowd {
  if (churches <= few) return 'few';
  return churches <= some ? 'some' : 'many';
}

function Board({
  board,
  date,
  today,
  tenant,
  asOf,
}: {
  board: BoardOfDay;
  date: string;
  today: string;
  tenant: string;
  asOf: number | null;
}) {
  const { fresh, last } = useArrivals(board, date);
  const { churches } = board;
  if (churches.length === 0) {
    return (
      <EmptyState icon={CalendarX2} title="No services on this day">
        {`No church has a service on ${longDate(date)}. Choose an earlier or a later day.`}
      </EmptyState>
    );
  }
  const arrived = churches.find(({ id }) => id === last);
  const crowd = crowdOf(churches.length);
  return (
    <>
      <output className={visuallyHidden}>
        {arrived && `A report of ${arrived.name} came in. ${inWords(board)}`}
      </output>
      <BoardTotals board={board} date={date} tenant={tenant} isToday={date === today} asOf={asOf} />
      <ul className={css.tiles[crowd]} aria-label="Churches">
        <Rows of={churches} keyOf={({ id }) => id}>
          {(church) => <ChurchTile church={church} crowd={crowd} fresh={fresh.has(church.id)} />}
        </Rows>
      </ul>
    </>
  );
}

/** The churches of a day light up as their reports come in, on a wall or on a phone. */
export function SundayBoardScreen(props: SundayBoardScreenProps) {
  const { tenant, timeZone, banners } = props;
  useStayAwake();
  const { today } = useDay(timeZone);
  const now = useMoment();
  const date = props.date ?? latestWeekday(today, 0);
  const live = useKept(useLive(boardOfDay, { date, now }));
  const known = useLive(freshness);
  const chosen = useLive(churchChosen);
  // A board of one church would be one tile: it says that it does not follow the choice.
  const ofAll = chosen.state === 'ready' && chosen.data !== null;
  const offline = useConnection().state !== 'online';
  const filled = known.state === 'ready' && known.data.state === 'ready' ? known.data : null;
  const weekdays = new Set(live.state === 'ready' ? live.data.weekdays : [0]);
  const later = nextServiceDay(date, 1, weekdays);
  const steps = {
    earlier: nextServiceDay(date, -1, weekdays),
    later: later > today ? null : later,
  };
  return (
    <main className={css.screen}>
      <BoardHead frame={props} date={date} steps={steps} ofAll={ofAll} />
      <div className={css.body}>
        {banners}
        {live.state === 'failed' && <NotRead title="Could not load the board" />}
        {live.state !== 'failed' && (live.state === 'loading' || !filled) && (
          <NoneYet what="your churches" offline={offline && known.state === 'ready' && !filled} />
        )}
        {live.state === 'ready' && filled && (
          <Board
            board={live.data}
            date={date}
            today={today}
            tenant={tenant}
            asOf={offline ? filled.asOf : null}
          />
        )}
      </div>
    </main>
  );
}
