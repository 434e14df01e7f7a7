import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarDays from 'lucide-react/icons/calendar-days';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { rollCounts } from '#domain/rolls/counts.ts';
import type { Lists } from '#domain/rolls/marks.ts';
import { shortDate } from '#domain/values/dates/local-date.ts';
import type { CalledPerson, RollCall } from '#store/rolls/roll-call.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { pointing } from '../../ui/icon/pointing.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { grouped } from '../../ui/time.ts';
import * as css from './roll-call.css.ts';
import type { Calling } from './use-roll-call.ts';

/** The three numbers over the names. */
export function RollNumbers({ lists, people }: { lists: Lists; people: readonly CalledPerson[] }) {
  const { present, absent, notMarked } = rollCounts(
    lists,
    people.map(({ id }) => id),
  );
  const tiles = [
    { word: 'Present', count: present, look: css.tiles.present },
    { word: 'Absent', count: absent, look: css.tiles.plain },
    { word: 'Not marked', count: notMarked, look: css.tiles.plain },
  ];
  return (
    <output className={css.counts} aria-label="Marked so far">
      {tiles.map(({ word, count, look }) => (
        <span key={word} className={look}>
          <span className={css.number}>{grouped(count)}</span>
          <span className={css.word}>{word}</span>
        </span>
      ))}
    </output>
  );
}

/** 'Orlando West cell · Wed 18 Nov'. */
const aboutOf = ({ group, meeting }: RollCall) => `${group} · ${shortDate(meeting.date)}`;

const back = pointing(ArrowLeft);

interface HeadProps {
  roll: RollCall;
  calling: Calling;
  rest: readonly string[];
  onBack(): void;
  onSearch(): void;
  onDay(): void;
  onSend(): void;
}

/** The meeting, and what else can be done with its roll. */
export function RollHead({ roll, calling, rest, onBack, onSearch, onDay, onSend }: HeadProps) {
  return (
    <div className={css.head}>
      <IconButton icon={back} label="Back" size="touch" onClick={onBack} />
      <div className={css.titles}>
        <h1 className={css.title}>Roll call</h1>
        <p className={css.about}>{aboutOf(roll)}</p>
      </div>
      <IconButton icon={Search} label="Search the names" size="touch" onClick={onSearch} />
      <Menu trigger={<IconButton icon={EllipsisVertical} label="More" size="touch" />}>
        <MenuItem
          icon={X}
          disabled={rest.length === 0}
          onSelect={() => calling.mark(rest, { mark: 'absent' })}
        >
          Rest absent
        </MenuItem>
        <MenuItem icon={CalendarDays} onSelect={onDay}>
          Another day
        </MenuItem>
        <MenuItem icon={Send} disabled={calling.savedAt === 0} onSelect={onSend}>
          Send without a report
        </MenuItem>
      </Menu>
    </div>
  );
}
