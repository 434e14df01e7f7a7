import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import type { AuditLine } from '#domain/audit-log/audit-line.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import * as css from './audit.css.ts';
import { LineFacts } from './line-facts.tsx';
import { aboutWords, dayOf, iconOf, timeOf, whoOf } from './line-words.ts';

interface Opening {
  open: string | null;
  timeZone: string;
  /** Whether all lines are of one day: the day need not stand at each. */
  isOneDay: boolean;
  onToggle(line: AuditLine): void;
}

function What({ line }: { line: AuditLine }) {
  const tone = line.outcome === 'refused' ? css.tones.refused : css.tones.done;
  return (
    <span className={css.what}>
      <span className={tone}>
        <Icon of={iconOf(line)} size="sm" />
      </span>
      <span>
        {line.title}
        {line.outcome === 'refused' && <span className={css.refused}> – refused</span>}
        {line.outcome === 'held' && <span className={css.held}> – in review</span>}
      </span>
    </span>
  );
}

function Who({ line }: { line: AuditLine }) {
  if (!line.actor) return <span className={css.nobody}>{whoOf(line)}</span>;
  return (
    <span className={css.who}>
      <Avatar name={line.actor.name} />
      {line.actor.name}
    </span>
  );
}

function columnsOf({ open, timeZone, isOneDay, onToggle }: Opening): Column<AuditLine>[] {
  return [
    { name: 'What', card: 'title', cell: (line) => <What line={line} /> },
    { name: 'About', card: 'line', wraps: true, cell: aboutWords },
    { name: 'Who', card: 'line', cell: (line) => <Who line={line} /> },
    { name: 'Device', hidePriority: 'first', cell: (line) => line.device ?? '' },
    {
      name: 'Time',
      number: true,
      cell: ({ at }) => (
        <time dateTime={at}>
          {isOneDay ? '' : `${dayOf(at, timeZone)}, `}
          {timeOf(at, timeZone)}
        </time>
      ),
    },
    {
      name: 'Details',
      control: true,
      card: 'end',
      cell: (line) => (
        <IconButton
          icon={open === line.id ? ChevronUp : ChevronDown}
          label={`Details of ${line.title.toLowerCase()}, ${timeOf(line.at, timeZone)}`}
          aria-expanded={open === line.id}
          className={css.opener}
          onClick={() => onToggle(line)}
        />
      ),
    },
  ];
}

const factsOf = (line: AuditLine, timeZone: string) => (
  <LineFacts line={line} timeZone={timeZone} />
);

/** Lines of the audit; each opens to what was changed, why, and how. */
export function AuditTable({
  lines,
  timeZone,
  isOneDay,
}: {
  lines: readonly AuditLine[];
  timeZone: string;
  isOneDay: boolean;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const onToggle = ({ id }: AuditLine) => setOpen(open === id ? null : id);
  return (
    <Table
      caption="Audit log"
      columns={columnsOf({ open, timeZone, isOneDay, onToggle })}
      rows={lines}
      rowKey={({ id }) => id}
      isMarked={({ id }) => id === open}
      onOpen={onToggle}
      below={(line) => (line.id === open ? factsOf(line, timeZone) : null)}
    />
  );
}
