import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { AuditLine } from '#domain/audit-log/audit-line.ts';
import { DiffBlock } from '../../ui/diff-block/diff-block.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { KeyValues } from '../../ui/key-values/key-values.tsx';
import * as css from './audit.css.ts';
import { dayOf, doneWhile, refusalOf, timeOf, whoOf } from './line-words.ts';

const orNothing = (text: string) => (text === '' ? null : text);

function Changes({ line }: { line: AuditLine }) {
  const told = line.changes.flatMap((change) =>
    'hidden' in change
      ? []
      : [{ name: change.label, was: orNothing(change.was), is: orNothing(change.became) }],
  );
  const hidden = line.changes.flatMap((change) => ('hidden' in change ? [change.label] : []));
  if (line.outcome === 'refused') return <p>{refusalOf(line)}. Nothing was changed.</p>;
  return (
    <>
      {told.length > 0 && <DiffBlock label="What was changed" changes={told} />}
      {hidden.length > 0 && (
        <p className={css.hidden}>
          <Icon of={LockKeyhole} size="sm" />
          <span>Changed too, and not written here: {hidden.join(', ')}</span>
        </p>
      )}
      {line.changes.length === 0 && <p>No fields are listed for this.</p>}
    </>
  );
}

function factsOf(line: AuditLine, timeZone: string) {
  const { reason, role, place, device, lastNoted } = line;
  const facts = [
    { name: 'Reason', value: reason && `“${reason}”` },
    { name: 'Done while', value: doneWhile(line, timeZone) },
    { name: 'Signed in as', value: role === null ? whoOf(line) : `${whoOf(line)}, ${role}` },
    { name: 'Device', value: device ?? 'Not known' },
    { name: 'Church', value: place },
    { name: 'Received', value: `${dayOf(line.at, timeZone)}, ${timeOf(line.at, timeZone)}` },
    { name: 'Outcome', value: line.outcome === 'held' ? 'Waits for an administrator' : null },
    { name: 'After it', value: lastNoted ? 'Further attempts were not written down' : null },
  ];
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** What an open line says: before and after, why, and how it was done. */
export function LineFacts({ line, timeZone }: { line: AuditLine; timeZone: string }) {
  return (
    <div className={css.facts}>
      <div className={css.card}>
        <Changes line={line} />
      </div>
      <div className={css.card}>
        <KeyValues facts={factsOf(line, timeZone)} />
      </div>
    </div>
  );
}
