import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Layers from 'lucide-react/icons/layers';
import Music from 'lucide-react/icons/music';
import Sparkles from 'lucide-react/icons/sparkles';
import UsersRound from 'lucide-react/icons/users-round';
import type { groupTypeIcons } from '#domain/groups/entities.ts';
import { Icon, type IconOf } from '../../../ui/icon/icon.tsx';
import * as css from './type-icon.css.ts';

const icons: Record<(typeof groupTypeIcons)[number], IconOf> = {
  home: House,
  layers: Layers,
  music: Music,
  class: GraduationCap,
  sparkles: Sparkles,
  calendar: CalendarDays,
  heart: Heart,
  book: BookOpen,
  people: UsersRound,
};

/** One that only a newer program knows is drawn like any group of people. */
export function iconOfType(icon: unknown): IconOf {
  return Object.entries(icons).find(([name]) => name === icon)?.[1] ?? UsersRound;
}

/** The picture of a kind of group, before its name. */
export function TypeIcon({ icon }: { icon: unknown }) {
  return (
    <span className={css.tile}>
      <Icon of={iconOfType(icon)} size="md" />
    </span>
  );
}
