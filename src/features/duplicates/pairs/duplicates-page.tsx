import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { likenessWords } from '#domain/people/likeness.ts';
import {
  type ApartPair,
  type StandingPair,
  standingPairs,
  type StandingPairs,
} from '#store/duplicates/standing-pairs.ts';
import { people } from '#domain/people/people.ts';
import { type HeldHere, heldHere } from '#store/held-here.ts';
import type { PairsFound } from '../../../../workers/likely-pairs/likely-pairs-api.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import * as css from './duplicates.css.ts';
import { askAgain, markNotSame } from './not-same.ts';
import { PairLine } from './pair-line.tsx';
import { useLikelyPairs } from './use-likely-pairs.ts';

/** Pairs that are shown at first, and with each press of the key. */
const atOnce = 25;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function LikelyLine({ pair }: { pair: StandingPair }) {
  const [one, other] = pair.both;
  return (
    <PairLine pair={pair} why={capital(likenessWords[pair.why])}>
      <Link
        to="/apps/people/duplicates/$personId/$otherId"
        params={{ personId: one.id, otherId: other.id }}
        className={buttonLook({ kind: 'soft', size: 'touch' })}
      >
        Compare
      </Link>
      <Button size="touch" icon={Unlink} onClick={() => void markNotSame(pair.both)}>
        Not the same
      </Button>
    </PairLine>
  );
}

function Likely({ pairs, total }: { pairs: readonly StandingPair[]; total: number }) {
  const [most, setMost] = useState(atOnce);
  if (pairs.length === 0) {
    return (
      <Card>
        <EmptyState icon={CircleCheck} title="Nobody seems to be here twice">
          We compared names, phone numbers, e-mail addresses and birthdays.
        </EmptyState>
      </Card>
    );
  }
  const more = pairs.length - most;
  return (
    <Card>
      <ul className={css.list} aria-label="Likely duplicates">
        {pairs.slice(0, most).map((pair) => (
          <LikelyLine key={pair.both.map(({ id }) => id).join(' ')} pair={pair} />
        ))}
      </ul>
      {more > 0 && (
        <Button size="touch" onClick={() => setMost(most + atOnce)}>
          Show {Math.min(more, atOnce)} more
        </Button>
      )}
      {total > pairs.length && (
        <p className={css.note}>These are the likeliest. There are {total} pairs in all.</p>
      )}
    </Card>
  );
}

/** Pairs who are marked as two, so that a mistake can be mended. */
function Apart({ apart }: { apart: readonly ApartPair[] }) {
  const [isOpen, setOpen] = useState(false);
  if (apart.length === 0) return null;
  return (
    <Card>
      <h2 className={css.title}>Marked as different people</h2>
      {isOpen ? (
        <ul className={css.list} aria-label="Marked as different people">
          {apart.map((pair) => (
            <PairLine key={pair.row.id} pair={pair} why={pair.row.note ?? 'Not the same person'}>
              <Button size="touch" onClick={() => void askAgain(pair.row)}>
                Ask again
              </Button>
            </PairLine>
          ))}
        </ul>
      ) : (
        <Button size="touch" onClick={() => setOpen(true)}>
          Show {apart.length === 1 ? 'the pair' : `the ${apart.length} pairs`}
        </Button>
      )}
    </Card>
  );
}

const nothing: PairsFound['pairs'] = [];

function factsOf(found: PairsFound, { pairs }: StandingPairs): string {
  const count = pairs.length === 1 ? '1 likely pair' : `${pairs.length} likely pairs`;
  const among = found.people === 1 ? '1 person' : `${found.people} people`;
  return `${count} among ${among} on this device`;
}

function Heading({ facts, onAgain }: { facts?: string; onAgain?: (() => void) | undefined }) {
  return (
    <PageHeader
      title="Duplicates"
      {...(facts !== undefined && { facts })}
      actions={
        <Button icon={RefreshCw} disabled={onAgain === undefined} onClick={onAgain}>
          Look again
        </Button>
      }
    />
  );
}

function Duplicates({ here, onAgain }: { here: HeldHere; onAgain(): void }) {
  const looked = useLikelyPairs();
  const found = looked.state === 'found' ? looked.found : null;
  const live = useKept(useLive(standingPairs, found?.pairs ?? nothing));
  const standing = live.state === 'ready' ? live.data : null;
  const isReady = found !== null && standing !== null;
  return (
    <div className={css.page}>
      <Heading
        {...(isReady && { facts: factsOf(found, standing) })}
        onAgain={looked.state === 'looking' ? undefined : onAgain}
      />
      {here === 'some' && (
        <p className={css.note}>
          Some churches are too large for this device. Their people are not compared here.
        </p>
      )}
      {looked.state === 'looking' && (
        <Card>
          <ProgressBar
            value={looked.part}
            of={1}
            words={`Comparing people: ${Math.round(looked.part * 100)} %`}
          />
        </Card>
      )}
      {(looked.state === 'failed' || live.state === 'failed') && (
        <NotRead title="Could not compare the people" />
      )}
      {found && !standing && live.state === 'loading' && <Skeleton lines={6} what="the pairs" />}
      {isReady && <Likely pairs={standing.pairs} total={found.total} />}
      {standing && <Apart apart={standing.apart} />}
    </div>
  );
}

/** Who is not here yet cannot be compared: that nobody is here twice would be said of nobody. */
function Coming() {
  const offline = useConnection().state !== 'online';
  return (
    <div className={css.page}>
      <Heading />
      {offline ? (
        <Card>
          <EmptyState icon={CloudOff} title="Not on this device yet">
            People come as soon as there is a connection.
          </EmptyState>
        </Card>
      ) : (
        <Skeleton lines={6} what="the people" />
      )}
    </div>
  );
}

/** People who seem to be here twice, found on the device: no network is needed. */
export function DuplicatesPage() {
  const [round, setRound] = useState(0);
  const here = useLive(heldHere, people.facet);
  if (here.state === 'failed') return <NotRead title="Could not compare the people" heading="h1" />;
  if (here.state === 'loading' || here.data === 'coming') return <Coming />;
  return <Duplicates key={round} here={here.data} onAgain={() => setRound(round + 1)} />;
}
