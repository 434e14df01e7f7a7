import type { ReactNode } from 'react';
import { longDate } from '#domain/values/dates/local-date.ts';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import { tones } from '../sync-state/sync-state.css.ts';
import * as css from './timeline.css.ts';

export interface TimelineEvent {
  id: string;
  /** yyyy-MM-dd. */
  date: string;
  /** HH:mm. */
  time: string;
  icon: IconOf;
  tone: keyof typeof tones;
  title: string;
  detail?: ReactNode;
}

/** Events in the given order, with the day at each change. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol className={css.list} aria-label={label}>
      {events.flatMap((event, at) => {
        const isNewDay = event.date !== events[at - 1]?.date;
        const entry = (
          <li key={event.id} className={css.event}>
            <span className={cx(tones[event.tone], css.mark)}>
              <Icon of={event.icon} size="sm" />
            </span>
            <div className={css.words}>
              <p className={css.title}>{event.title}</p>
              {event.detail && <div className={css.detail}>{event.detail}</div>}
            </div>
            <time className={css.time} dateTime={`${event.date}T${event.time}`}>
              {event.time}
            </time>
          </li>
        );
        if (!isNewDay) return [entry];
        return [
          <li key={event.date} className={css.day}>
            {longDate(event.date)}
          </li>,
          entry,
        ];
      })}
    </ol>
  );
}
