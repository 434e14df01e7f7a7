import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Church from 'lucide-react/icons/church';
import Clock from 'lucide-react/icons/clock';
import { longDate } from '#domain/values/dates/local-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon, type IconOf } from '../../../ui/icon/icon.tsx';
import * as css from './context-bar.css.ts';

export type ContextPart = 'date' | 'church' | 'service';

export interface ContextWords {
  church: string;
  service: string;
  date: string;
  /** Label in the service's place: 'Group'. */
  serviceLabel?: string;
  serviceIcon?: IconOf;
}

export const contextIcons: Record<ContextPart, IconOf> = {
  date: CalendarDays,
  church: Church,
  service: Clock,
};

export const contextNames: Record<ContextPart, string> = {
  date: 'Date',
  church: 'Church',
  service: 'Service',
};

const order: readonly ContextPart[] = ['date', 'church', 'service'];

function dayAndMonth(date: string): string {
  return longDate(date).replace(/^(\w{3})\w*/, '$1');
}

interface ContextProps {
  words: ContextWords;
  /** Asks to change one part, or any of them. */
  onOpen(part: ContextPart | 'all'): void;
}

/** Church, service and date of the count, in one line with Change: on phones. */
export function ContextLine({ words, onOpen }: ContextProps) {
  return (
    <div className={css.line}>
      {words.serviceIcon && (
        <span className={css.tile}>
          <Icon of={words.serviceIcon} size="xl" />
        </span>
      )}
      <div className={css.lineWords}>
        <p className={css.what}>
          {words.church} · {words.service}
        </p>
        <p className={css.when}>
          {longDate(words.date)} {words.date.slice(0, 4)}
        </p>
      </div>
      <Button kind="soft" size="touch" onClick={() => onOpen('all')}>
        Change
      </Button>
    </div>
  );
}

/** Church, service and date of the count, as three places to press: from tablets up. */
export function ContextCells({ words, onOpen }: ContextProps) {
  const { church, service, serviceLabel = contextNames.service } = words;
  const values: Record<ContextPart, string> = { church, service, date: dayAndMonth(words.date) };
  const names: Record<ContextPart, string> = { ...contextNames, service: serviceLabel };
  const icons = { ...contextIcons, ...(words.serviceIcon && { service: words.serviceIcon }) };
  return (
    <div className={css.cells}>
      {order.map((part) => (
        <button key={part} type="button" className={css.cell} onClick={() => onOpen(part)}>
          <Icon of={icons[part]} size="xl" className={css.icon} />
          <span className={css.words}>
            <span className={css.name}>{names[part]}</span>
            <span className={css.value}>{values[part]}</span>
          </span>
          <Icon of={ChevronDown} size="lg" className={css.icon} />
        </button>
      ))}
    </div>
  );
}
