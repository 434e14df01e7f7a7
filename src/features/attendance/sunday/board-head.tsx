import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { DateFilter } from '../../../ui/date-filter/date-filter.tsx';
import { FullscreenButton } from '../../../ui/fullscreen-button/fullscreen-button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { pointing } from '../../../ui/icon/pointing.tsx';
import { longDate } from '#domain/values/dates/local-date.ts';
import * as css from './sunday-board.css.ts';

const Back = pointing(ArrowLeft);
const Earlier = pointing(ChevronLeft);
const Later = pointing(ChevronRight);

/** Ways of the page round the board. */
export interface BoardFrame {
  dark: boolean;
  onDark(dark: boolean): void;
  onBack(): void;
  /** Another day; null for the one that it is by itself. */
  onDate(date: string | null): void;
}

/** The day, the ones beside it, and the looks of a wall. `steps`: the days with services before and after; null for none. */
export function BoardHead({
  frame: { dark, onDark, onBack, onDate },
  date,
  steps,
  ofAll,
}: {
  frame: BoardFrame;
  date: string;
  /** The person works in one church, and the board is of all of theirs. */
  ofAll: boolean;
  steps: { earlier: string; later: string | null };
}) {
  const { earlier, later } = steps;
  const [weekday] = longDate(date).split(' ');
  return (
    <header className={css.head}>
      <IconButton icon={Back} label="Leave the board" size="touch" onClick={onBack} />
      <div className={css.names}>
        <h1 className={css.title}>{weekday} board</h1>
        <p className={css.day}>
          {longDate(date)}
          {ofAll && ', all your churches'}
        </p>
      </div>
      <div className={css.days}>
        <IconButton
          icon={Earlier}
          label={`Earlier: ${longDate(earlier)}`}
          size="touch"
          onClick={() => onDate(earlier)}
        />
        <DateFilter
          label="Day"
          value={date}
          onChange={(chosen) => onDate(chosen === '' ? null : chosen)}
        />
        <IconButton
          icon={Later}
          label={later === null ? 'Later' : `Later: ${longDate(later)}`}
          size="touch"
          disabled={later === null}
          onClick={() => later !== null && onDate(later)}
        />
      </div>
      <IconButton
        icon={dark ? Sun : Moon}
        label={dark ? 'Bright' : 'Dark'}
        size="touch"
        onClick={() => onDark(!dark)}
      />
      <FullscreenButton />
    </header>
  );
}
