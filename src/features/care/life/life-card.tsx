import Milestone from 'lucide-react/icons/milestone';
import type { LifeMoment } from '#domain/care/life-moments.ts';
import type { Person } from '#domain/people/entities.ts';
import { partialDateWords } from '#domain/values/dates/partial-date-words.ts';
import { personLife } from '#store/care/life-events.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import * as css from '../parts/care.css.ts';
import { Line } from '../parts/line.tsx';
import { RowsCard } from '../parts/rows-card.tsx';
import { kindWords, lifeEventView } from './life-event-view.tsx';

function MomentLine({
  moment: { what, on, event },
  pending,
  onOpen,
}: {
  moment: LifeMoment;
  pending: boolean;
  onOpen(id: string): void;
}) {
  const when = on ? partialDateWords(on) : 'Day not known';
  return (
    <Line
      icon={Milestone}
      lead={typeof what === 'string' ? kindWords(what) : what.words}
      facts={[[when, event?.place].filter(Boolean).join(' · '), event?.note ?? null]}
      pending={pending}
      onOpen={event && (() => onOpen(event.id))}
    />
  );
}

/** Life events of a person, the latest first. */
export function LifeCard({ person: { id, churchId } }: { person: Person }) {
  const live = useKept(useLive(personLife, id));
  if (live.state === 'failed') return <NotRead title="Could not load the life events" />;
  if (live.state === 'loading' || live.data === null) return null;
  const { moments, pending, mayEdit } = live.data;
  return (
    <RowsCard
      title="Life events"
      view={lifeEventView}
      begins={mayEdit ? { personId: id, churchId } : null}
    >
      {(onOpen) =>
        moments.length === 0 ? (
          <p className={css.nothing}>Nothing is noted yet, such as a dedication or a move.</p>
        ) : (
          <ol className={css.list} aria-label="Life events">
            {moments.map((moment) => (
              <MomentLine
                key={moment.key}
                moment={moment}
                pending={pending.includes(moment.key)}
                onOpen={onOpen}
              />
            ))}
          </ol>
        )
      }
    </RowsCard>
  );
}
