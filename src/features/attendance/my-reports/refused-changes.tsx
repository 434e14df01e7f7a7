import { must } from '#domain/must.ts';
import { dateInZone, shortDate } from '#domain/values/dates/local-date.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import { discardItem } from '#store/outbox/outbox.ts';
import { refusedChanges, tryAgain, type RefusedChange } from '#store/outbox/refused-changes.ts';
import { sendNow } from '../../../api/sync/sync-here.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import { timeOfDay } from '../../../ui/time.ts';
import * as css from './my-reports.css.ts';

/** By this device's clock. */
function capturedWords(capturedAt: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const at = new Date(capturedAt);
  if (Number.isNaN(at.getTime())) return 'At an unknown time';
  return `${shortDate(dateInZone(at, timeZone))} · ${timeOfDay(at.getTime())}`;
}

async function inStore(work: (store: Store) => Promise<void>): Promise<void> {
  await work(must(await storeOf(databases()), 'a signed-in person'));
}

interface RefusedProps {
  /** Shows where two wishes for one thing stand side by side. */
  onChoose(change: RefusedChange): void;
}

function Row({ change, onChoose }: { change: RefusedChange } & RefusedProps) {
  const { id, what, capturedAt, problem, inPart } = change;
  // Tried again it would meet the same thing: its author chooses first.
  const clashes = problem.code === 'conflict';
  // Nothing makes it smaller, and of what was done in part the rest is refused again.
  const isTooLarge = problem.code === 'too_large';
  const isFinal = isTooLarge || inPart;
  const again = async () => {
    if (await attempt(inStore((store) => tryAgain(store, id)))) sendNow();
  };
  return (
    <li className={css.row}>
      <div>
        <h3 className={css.name}>{what}</h3>
        <p className={css.when}>{capturedWords(capturedAt)}</p>
      </div>
      <div className={css.state}>
        <SyncState state="attention" />
        <p className={css.why}>
          {inPart && 'Done in part. '}
          {problem.message}.
        </p>
      </div>
      <div className={css.actions}>
        {!isFinal && (
          <Button
            size="touch"
            className={css.goOn}
            aria-label={`${clashes ? 'Choose' : 'Try again'}: ${what}`}
            onClick={() => (clashes ? onChoose(change) : void again())}
          >
            {clashes ? 'Choose' : 'Try again'}
          </Button>
        )}
        <Button
          kind={isFinal ? 'secondary' : 'ghost'}
          size="touch"
          aria-label={`${isTooLarge ? 'Remove' : 'Discard'}: ${what}`}
          onClick={() => void attempt(inStore((store) => discardItem(store, id)))}
        >
          {isTooLarge ? 'Remove' : 'Discard'}
        </Button>
      </div>
    </li>
  );
}

function titleOf(changes: readonly RefusedChange[]): string {
  const inPart = changes.filter((change) => change.inPart).length;
  if (inPart === 0) return 'Changes that were refused';
  return `Changes that were ${inPart < changes.length ? 'refused or ' : ''}done in part`;
}

/** Changes of this person, other than reports, that the server refused: the reason, and the actions. */
export function RefusedChanges(props: RefusedProps) {
  const live = useLive(refusedChanges);
  if (live.state !== 'ready' || live.data.length === 0) return null;
  return (
    <section className={css.apart} aria-labelledby="refused-changes">
      <h2 id="refused-changes" className={css.section}>
        {titleOf(live.data)}
      </h2>
      <ul className={css.list}>
        <Rows of={live.data} keyOf={({ id }) => id}>
          {(change) => <Row change={change} {...props} />}
        </Rows>
      </ul>
    </section>
  );
}
