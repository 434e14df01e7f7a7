import Check from 'lucide-react/icons/check';
import { countsOf, peopleIn, type DoorState } from '#domain/tally/doors.ts';
import { tallyKeys, tallyWords, type Tallied } from '#domain/tally/tally-keys.ts';
import type { CountedDoor } from '#store/tally/doors-of-service.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { grouped } from '../../../../ui/time.ts';
import { DoorSums } from '../door-sums.tsx';
import { secondOfDay } from '../tally-bar.tsx';
import { peopleInSum } from '../tally-totals.tsx';
import * as css from '../tally.css.ts';

/** A door that came in, and what was known of it before. */
export interface Added {
  id: string;
  state: DoorState;
  /** The code of this very device: it is counted already. */
  isOwn: boolean;
  before: Tallied | null;
}

function changeOf(now: number, before: Tallied | null): string {
  if (!before) return 'new';
  const more = now - peopleIn(before);
  if (more === 0) return 'as before';
  return more > 0 ? `${more} more` : `${-more} fewer`;
}

function AddedDoor({ door, added }: { door: CountedDoor | undefined; added: Added }) {
  const counts = door?.counts ?? countsOf(added.state);
  const people = peopleIn(counts);
  return (
    <section className={css.addedDoor} aria-label={added.state.door}>
      <p className={css.addedHead}>
        <span className={css.addedName}>{added.state.door}</span>
        <span className={css.addedChange}>
          {added.isOwn ? 'your own door' : changeOf(people, added.before)}
        </span>
        <span className={css.sumTotal}>{grouped(people)}</span>
      </p>
      <dl className={css.addedCounts}>
        {tallyKeys
          .filter((key) => counts[key] !== undefined)
          .map((key) => (
            <div key={key}>
              <dt className={css.hint}>{tallyWords[key].label}</dt>
              <dd className={css.addedCount}>{grouped(counts[key] ?? 0)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** What a scan brought, then the new sum of all doors. */
export function AddedDoors({
  added,
  doors,
  onAnother,
  onClose,
}: {
  added: readonly Added[];
  doors: readonly CountedDoor[];
  onAnother(): void;
  onClose(): void;
}) {
  const [first] = added;
  const inSum = doors.filter(({ isLeftOut }) => !isLeftOut);
  const total = peopleInSum(doors);
  const title = added.length === 1 ? `${first?.state.door} added` : `${added.length} doors added`;
  const until = Math.max(...added.map(({ state }) => Date.parse(state.tappedAt)));
  return (
    <>
      <div className={css.addedTitle}>
        <span className={css.addedMark}>
          <Icon of={Check} size="xl" />
        </span>
        <output className={css.addedWords}>{title}</output>
        <p className={css.hint}>Counted until {secondOfDay(until)}</p>
      </div>
      {added.map((one) => (
        <AddedDoor key={one.id} added={one} door={doors.find(({ id }) => id === one.id)} />
      ))}
      <DoorSums doors={inSum} total={total} />
      <Button kind="primary" size="usher" wide onClick={onAnother}>
        Scan another door
      </Button>
      <Button size="usher" kind="ghost" wide onClick={onClose}>
        Back to counting
      </Button>
    </>
  );
}
