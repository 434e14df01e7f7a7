import CalendarSync from 'lucide-react/icons/calendar-sync';
import { Icon } from '../icon/icon.tsx';
import * as css from './recurrence-sentence.css.ts';

/** A rule in words, and more about it, such as the next three dates: said again as the fields change. */
export function RecurrenceSentence({ words, more }: { words: string; more: string }) {
  return (
    <output className={css.box}>
      <Icon of={CalendarSync} size="lg" className={css.icon} />
      <span className={css.words}>
        <span className={css.rule}>{words}</span>
        <span className={css.more}>{more}</span>
      </span>
    </output>
  );
}
