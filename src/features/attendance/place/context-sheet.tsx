import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import type { Church, Service } from '#domain/churches/entities.ts';
import { longDate } from '#domain/values/dates/local-date.ts';
import { cx } from '../../../ui/cx.ts';
import { flips } from '../../../ui/icon/flips.css.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { OptionList } from '../../../ui/option-list/option-list.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import type { Day } from '../use-day.ts';
import { dueDate } from './due.ts';
import { serviceTitle } from '../strings.ts';
import { ReportDays } from './report-days.tsx';
import { contextIcons, contextNames, type ContextPart, type ContextWords } from './context-bar.tsx';
import * as css from './context-bar.css.ts';

interface ContextSheetProps {
  part: ContextPart | 'all';
  words: ContextWords;
  churchId: string;
  serviceId: string;
  date: string;
  day: Day;
  churches: readonly Church[];
  services: readonly Service[];
  /** Ids of services whose due report is there, and days on which this service has one. */
  reported: { services: readonly string[]; days: readonly string[] };
  /** Each settles when what was counted has gone along. */
  onChurch(id: string): Promise<void>;
  onService(id: string): Promise<void>;
  onDate(date: string): Promise<void>;
  onClose(): void;
}

function Parts({ words, onPart }: { words: ContextWords; onPart(part: ContextPart): void }) {
  const { church, service, date } = words;
  const values: Record<ContextPart, string> = { church, service, date: longDate(date) };
  return (['church', 'service', 'date'] as const).map((part) => (
    <button key={part} type="button" className={css.row} onClick={() => onPart(part)}>
      <Icon of={contextIcons[part]} size="lg" className={css.icon} />
      <span className={css.words}>
        <span className={css.name}>{contextNames[part]}</span>
        {values[part]}
      </span>
      <Icon of={ChevronRight} size="lg" className={cx(css.icon, flips)} />
    </button>
  ));
}

/** 'Sunday 22 November · Reported'. */
function dueWords(service: Service, { day, reported }: ContextSheetProps): string {
  const date = longDate(dueDate(service, day.today));
  return `${date} · ${reported.services.includes(service.id) ? 'Reported' : 'Not reported yet'}`;
}

/** Chooses the church, the service or the day that is counted. */
export function ContextSheet(props: ContextSheetProps) {
  const [part, setPart] = useState(props.part);
  const title = part === 'all' ? 'What are you counting?' : `Choose the ${part}`;
  const goOn = () => (props.part === 'all' ? setPart('all') : props.onClose());
  // The sheet stays before the form until then: a number that is typed meanwhile would stay behind, and go with the draft of before.
  const chosen = <Value,>(choose: (value: Value) => Promise<void>) => {
    return (value: Value) => void choose(value).finally(goOn);
  };
  return (
    <Sheet title={title} onClose={props.onClose}>
      {part === 'all' && <Parts words={props.words} onPart={setPart} />}
      {part === 'church' && (
        <OptionList
          label="Church"
          value={props.churchId}
          options={props.churches.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={chosen(props.onChurch)}
        />
      )}
      {part === 'service' && (
        <OptionList
          label="Service"
          value={props.serviceId}
          options={props.services.map((service) => ({
            value: service.id,
            label: serviceTitle(service),
            detail: dueWords(service, props),
          }))}
          onChoose={chosen(props.onService)}
        />
      )}
      {part === 'date' && (
        <ReportDays
          days={props.reported.days}
          value={props.date}
          day={props.day}
          onChange={chosen(props.onDate)}
        />
      )}
    </Sheet>
  );
}
