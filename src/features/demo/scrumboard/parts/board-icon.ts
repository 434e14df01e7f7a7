import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Music from 'lucide-react/icons/music';
import SquareKanban from 'lucide-react/icons/square-kanban';
import Tent from 'lucide-react/icons/tent';
import Users from 'lucide-react/icons/users';
import type { BoardIcon } from '#domain/demo/scrumboard/entities.ts';
import type { IconOf } from '../../../../ui/icon/icon.tsx';

/** How an icon of a board is drawn, and its name. */
export const boardIcon: Record<BoardIcon, { icon: IconOf; label: string }> = {
  board: { icon: SquareKanban, label: 'Board' },
  tent: { icon: Tent, label: 'Tent' },
  house: { icon: House, label: 'House' },
  music: { icon: Music, label: 'Music' },
  heart: { icon: Heart, label: 'Heart' },
  book: { icon: BookOpen, label: 'Book' },
  people: { icon: Users, label: 'People' },
  calendar: { icon: CalendarDays, label: 'Calendar' },
};
