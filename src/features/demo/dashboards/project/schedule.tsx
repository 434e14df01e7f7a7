import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import type { Project, ScheduleEntry } from '#domain/demo/dashboards/project.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import * as page from '../parts/dashboard.css.ts';
import * as css from './project.css.ts';
import { startWords } from './schedule-words.ts';

type Day = 'today' | 'tomorrow';
const days = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
] as const;

/** Often enough for minutes, in ms. */
const lookAgainMs = 20_000;

function Entry({ entry, start }: { entry: ScheduleEntry; start: string }) {
  const { title, location, note } = entry;
  return (
    <li>
      <details className={css.entry}>
        <summary className={css.entryHead}>
          <span className={css.entryWords}>
            <span className={css.entryTitle}>{title}</span>
            <span className={css.entryFacts}>
              <span className={css.entryFact}>
                <Icon of={Clock} size="xs" />
                {start}
              </span>
              {location !== null && (
                <span className={css.entryFact}>
                  <Icon of={MapPin} size="xs" />
                  {location}
                </span>
              )}
            </span>
          </span>
          <Icon of={ChevronRight} size="sm" className={css.chevron} />
        </summary>
        <p className={css.entryNote}>{note}</p>
      </details>
    </li>
  );
}

/** Appointments of today, or of tomorrow; each opens with a word about it. */
export function Schedule({ schedule }: Pick<Project, 'schedule'>) {
  const [day, setDay] = useState<Day>('today');
  const now = new Date(useNow(lookAgainMs));
  return (
    <section className={css.schedule} aria-label="Schedule">
      <div className={css.scheduleHead}>
        <h2 className={page.title}>Schedule</h2>
        <Segmented label="Schedule of" isLow choices={days} value={day} onChange={setDay} />
      </div>
      <ol>
        {schedule[day].map((entry) => (
          <Entry
            key={`${day} ${entry.time}`}
            entry={entry}
            start={startWords(entry.time, day, now)}
          />
        ))}
      </ol>
    </section>
  );
}
