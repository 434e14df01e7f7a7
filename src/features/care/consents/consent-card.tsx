import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useMemo, useState } from 'react';
import type { Consent } from '#domain/care/entities.ts';
import type { Person } from '#domain/people/entities.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { personConsents } from '#store/care/consents.ts';
import type { WithPending } from '#store/outbox/with-pending.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import * as css from '../parts/care.css.ts';
import { Line } from '../parts/line.tsx';
import { RowsCard } from '../parts/rows-card.tsx';
import { consentView, purposeWords, wordsOf } from './consent-view.tsx';

/** 'Agrees since 12 Mar 2026 · On paper · Text of November 2026'. */
function factOf(row: Consent): string {
  const day = dateWithYear(row.saidOn);
  const said = isArchived(row)
    ? `Entered by mistake, ${day}`
    : `${wordsOf('state', row)} since ${day}`;
  return [said, wordsOf('how', row), wordsOf('textVersion', row)].join(' · ');
}

function ConsentLine({ row, onOpen }: { row: WithPending<Consent>; onOpen(id: string): void }) {
  return (
    <Line
      icon={row.state === 'given' && !isArchived(row) ? Check : Ban}
      lead={purposeWords(row.purpose)}
      facts={[factOf(row), row.note]}
      pending={row.pending}
      onOpen={() => onOpen(row.id)}
    />
  );
}

/** Consents of a person, and their earlier answers. */
export function ConsentCard({ person }: { person: Person }) {
  const { id, churchId, birthDate, ageClassification } = person;
  const [today] = useState(dayHere);
  const asked = { id, churchId, birthDate, ageClassification };
  const live = useKept(useLive(personConsents, asked, today));
  const begins = useMemo(() => ({ personId: id, churchId, saidOn: today }), [id, churchId, today]);
  if (live.state === 'failed') return <NotRead title="Could not load the consents" />;
  if (live.state === 'loading' || live.data === null) return null;
  const { earlier, mayEdit, isAdult } = live.data;
  // Nobody asks the guardian of an adult; an answer from when they were a child stays.
  const standing = live.data.standing.filter(
    ({ purpose, row }) => row !== null || purpose !== 'childData' || !isAdult,
  );
  return (
    <RowsCard title="Consent" view={consentView} begins={mayEdit ? begins : null}>
      {(onOpen) => (
        <>
          <ul className={css.list} aria-label="Consent">
            {standing.map(({ purpose, row }) =>
              row ? (
                <ConsentLine key={purpose} row={row} onOpen={onOpen} />
              ) : (
                <Line
                  key={purpose}
                  icon={CircleHelp}
                  lead={purposeWords(purpose)}
                  facts={['Not asked yet']}
                  pending={false}
                  onOpen={null}
                />
              ),
            )}
          </ul>
          {earlier.length > 0 && (
            <details className={css.earlier}>
              <summary className={css.summary}>Earlier answers ({earlier.length})</summary>
              <ul className={css.list} aria-label="Earlier answers">
                {earlier.map((row) => (
                  <ConsentLine key={row.id} row={row} onOpen={onOpen} />
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </RowsCard>
  );
}
