import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import type { Church, Service } from '#domain/churches/entities.ts';
import { longDate } from '#domain/values/local-date.ts';
import { cx } from '../../../ui/cx.ts';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { flips } from '../../../ui/icon/flips.css.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { OptionList } from '../../../ui/option-list/option-list.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import type { Day } from '../use-day.ts';
import { serviceTitle } from '../strings.ts';
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
  onChurch(id: string): void;
  onService(id: string): void;
  onDate(date: string): void;
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

/** Chooses the church, the service or the day that is counted. */
export function ContextSheet(props: ContextSheetProps) {
  const [part, setPart] = useState(props.part);
  const title = part === 'all' ? 'What are you counting?' : `Choose the ${part}`;
  const chosen = <Value,>(choose: (value: Value) => void) => {
    return (value: Value) => {
      choose(value);
      if (props.part === 'all') setPart('all');
      else props.onClose();
    };
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
          }))}
          onChoose={chosen(props.onService)}
        />
      )}
      {part === 'date' && (
        <DatePicker
          value={props.date}
          today={props.day.today}
          anyDay={!props.day.sure}
          onChange={chosen(props.onDate)}
        />
      )}
    </Sheet>
  );
}
