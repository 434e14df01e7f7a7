import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useState } from 'react';
import { markOf } from '#domain/rolls/marks.ts';
import { hasAllWords, nameWords } from '#domain/values/name-words.ts';
import type { CalledPerson, RollCall } from '#store/rolls/roll-call.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { grouped } from '../../ui/time.ts';
import { useFirstFocus } from '../../ui/use-first-focus.ts';
import { DaySheet } from './day-sheet.tsx';
import { DifferingSheet } from './differing-sheet.tsx';
import { FirstTimerSheet } from './first-timer-sheet.tsx';
import { PersonSheet } from './person-sheet.tsx';
import * as css from './roll-call.css.ts';
import { RollFoot } from './roll-foot.tsx';
import { RollHead, RollNumbers } from './roll-head.tsx';
import { RollNames } from './roll-names.tsx';
import { nobodyTyped } from './typed-first-timer.ts';
import { useReportStep } from './use-report-step.ts';
import { type Calling, useRollCall } from './use-roll-call.ts';

type Open = 'firstTimer' | 'day' | { person: CalledPerson } | null;

export interface RollProps {
  roll: RollCall;
  /** The marks are sent, and the report has their numbers. */
  onReport(): void;
  onDay(date: string): void;
  onBack(): void;
}

function NameSearch({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <div className={css.search}>
      <TextField
        ref={useFirstFocus<HTMLInputElement>()}
        label="Search by name"
        type="search"
        size="touch"
        icon={Search}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function RestBar({ roll, calling, rest }: { roll: RollCall; calling: Calling; rest: string[] }) {
  const { length } = roll.people;
  return (
    <div className={css.bar}>
      <p className={css.barWords}>
        {grouped(length)} {length === 1 ? roll.one : roll.many}, A to Z
      </p>
      <Button
        kind="soft"
        size="touch"
        icon={CheckCheck}
        disabled={rest.length === 0}
        onClick={() => calling.mark(rest, { mark: 'present' })}
      >
        Rest present
      </Button>
    </div>
  );
}

interface SheetsProps extends Pick<RollProps, 'roll' | 'onDay'> {
  calling: Calling;
  open: Open;
  onClose(): void;
}

function Sheets({ roll, calling, open, onDay, onClose }: SheetsProps): ReactNode {
  const [typed, setTyped] = useState(nobodyTyped);
  if (open === null) return null;
  if (open === 'day') return <DaySheet roll={roll} onChoose={onDay} onClose={onClose} />;
  if (open !== 'firstTimer') {
    return <PersonSheet person={open.person} calling={calling} onClose={onClose} />;
  }
  const use = (id: string) => {
    calling.mark([id], { mark: 'present' });
    setTyped(nobodyTyped);
    onClose();
  };
  return (
    <FirstTimerSheet roll={roll} typed={typed} onType={setTyped} onUse={use} onClose={onClose} />
  );
}

/** The roll of one meeting. */
export function Roll({ roll, onReport, onDay, onBack }: RollProps) {
  const calling = useRollCall(roll);
  const { step, next, sendOnly, choose, back } = useReportStep(roll, calling, onReport);
  const [open, setOpen] = useState<Open>(null);
  const [search, setSearch] = useState<string | null>(null);
  const words = nameWords(search ?? '');
  const found = roll.people.filter(({ name }) => hasAllWords(nameWords(name), words));
  const rest = roll.people.flatMap(({ id }) =>
    markOf(calling.lists, id).mark === 'none' ? [id] : [],
  );
  return (
    <div className={css.page}>
      <RollHead
        roll={roll}
        calling={calling}
        rest={rest}
        onBack={onBack}
        onSearch={() => setSearch((before) => (before === null ? '' : null))}
        onDay={() => setOpen('day')}
        onSend={() => void sendOnly()}
      />
      {search !== null && <NameSearch value={search} onChange={setSearch} />}
      <RollNumbers lists={calling.lists} people={roll.people} />
      {step.state === 'failed' && (
        <Banner tone="danger" icon={CircleAlert} title={`${step.message}.`}>
          Your marks are kept on this device.
        </Banner>
      )}
      <RestBar roll={roll} calling={calling} rest={rest} />
      <RollNames
        roll={roll}
        found={found}
        calling={calling}
        onClear={() => setSearch(null)}
        onOpen={(person) => setOpen({ person })}
      />
      <RollFoot
        calling={calling}
        left={rest.length}
        busy={step.state === 'busy'}
        onFirstTimer={() => setOpen('firstTimer')}
        onNext={() => void next()}
      />
      <Sheets
        roll={roll}
        calling={calling}
        open={open}
        onDay={onDay}
        onClose={() => setOpen(null)}
      />
      {step.state === 'asking' && (
        <DifferingSheet
          differing={step.differing}
          onChoose={(overwrites) => void choose(step.lists, overwrites)}
          onClose={back}
        />
      )}
    </div>
  );
}
