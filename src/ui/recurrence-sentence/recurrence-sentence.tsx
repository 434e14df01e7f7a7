import CalendarSync from 'lucide-react/icons/calendar-sync';
import { Icon } from '../icon/icon.tsx';
import * as css from './recurrence-sentence.css.ts';
import { daysOffWords, nextWords, ruleWords } from '#domain/meetings/recurrence-words.ts';
import type { IsHoliday, Recurrence } from '#domain/meetings/recurrence.ts';

/** A rule in words, when it does not hold, and the next three dates: it changes as the fields change. */
export function RecurrenceSentence({
  rule,
  today,
  isHoliday,
}: {
  rule: Recurrence;
  /** yyyy-MM-dd, in the church's zone. */
  today: string;
  isHoliday: IsHoliday;
}) {
  return (
    <output className={css.box}>
      <Icon of={CalendarSync} size="lg" className={css.icon} />
      <span className={css.words}>
        <span className={css.rule}>{ruleWords(rule)}</span>
        <span className={css.more}>
          {daysOffWords(rule.daysOff)} {nextWords(rule, today, isHoliday)}
        </span>
      </span>
    </output>
  );
}
