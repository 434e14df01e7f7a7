import { useEffect, useState, type ReactNode } from 'react';
import type { ReportPolicy } from '#domain/churches/entities.ts';
import { countOf, peopleIn, sumOf } from '#domain/tally/doors.ts';
import { keysAsked, tallyWords, type TallyKey } from '#domain/tally/tally-keys.ts';
import { recentAttendance } from '#store/attendance/reports-of-service.ts';
import { doorsWith, toldDoors, type CountedDoor } from '#store/tally/doors-of-service.ts';
import type { Tally, TallyPlace } from '#store/tally/tally.ts';
import { takenBack, tapped } from '#store/tally/tapping.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DoorTotals } from '../../../ui/door-totals/door-totals.tsx';
import { haptics } from '../../../ui/haptics.ts';
import { TallyKeys } from '../../../ui/tally-key/tally-key.tsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useServerNow } from '../use-server-now.ts';
import { clickSound } from './click-sound.ts';
import { ageOf, agesIn, againstLast } from './door-words.ts';
import { TallyBar } from './tally-bar.tsx';
import { TallyHead, type TallyFrame } from './tally-head.tsx';
import { TallyExtras } from './tally-extras.tsx';
import { TallySheets, type OpenSheet } from './tally-sheets.tsx';
import * as css from './tally.css.ts';
import { useTallyFeel } from './tally-feel.ts';
import { useTallyKeys } from './use-tally-keys.ts';
import type { Tallying } from './use-tally.ts';
import { WhoIsCounting } from './who-is-counting.tsx';

const wakeLock = () => import('../form/wake-lock.ts');

/** The doors of a service, with this one as it is on the screen. */
function useDoors(tally: Tally, place: TallyPlace, accountName: string): CountedDoor[] {
  const told = useLive(toldDoors, place);
  return doorsWith(tally, told.state === 'ready' ? told.data : [], accountName);
}

/** A key of before a change of the policy stays as long as somebody was counted by it. */
function keysOf(tally: Tally, asked: readonly TallyKey[]): TallyKey[] {
  const counted = Object.keys(tally.added) as TallyKey[];
  return [...asked, ...counted.filter((key) => !asked.includes(key) && countOf(tally, key) > 0)];
}

interface CountingDoorProps {
  tallying: Tallying & { state: 'open' };
  place: TallyPlace;
  policy: ReportPolicy | null;
  words: string;
  frame: TallyFrame;
  banners: ReactNode;
  onFilled(): void;
}

/** One door: keys below, totals above. */
export function CountingDoor(props: CountingDoorProps) {
  const { tallying, place, policy, words, frame } = props;
  const { tally, elsewhere } = tallying;
  const asked = keysAsked(policy);
  const keys = keysOf(tally, asked);
  const doors = useDoors(tally, place, frame.person);
  const recent = useLive(recentAttendance, { ...place, groupId: null });
  const last = recent.state === 'ready' ? recent.data.at(-1) : undefined;
  const online = useConnection().state === 'online';
  const now = { server: useServerNow(), online };
  const [feel, setFeel] = useTallyFeel();
  const [open, setOpen] = useState<OpenSheet | null>(null);

  useEffect(() => {
    void wakeLock().then(({ holdWakeLock }) => holdWakeLock());
    return () => void wakeLock().then(({ releaseWakeLock }) => releaseWakeLock());
  }, []);

  const answer = (kind: 'tap' | 'back') => {
    void wakeLock().then(({ holdWakeLock }) => holdWakeLock());
    if (feel.clicks) clickSound(kind);
  };
  const tap = (key: TallyKey) => {
    if (elsewhere) return;
    tallying.change((before, at) => tapped(before, key, at));
    answer('tap');
  };
  const undo = () => {
    if (elsewhere) return;
    tallying.change(takenBack);
    if (feel.vibrates) haptics([8, 40, 8]);
    answer('back');
  };
  const lastTap = tally.taps.at(-1) ?? null;
  useTallyKeys({
    isOn: open === null && !elsewhere,
    onKey: (at) => {
      const key = keys[at];
      if (key) tap(key);
    },
    onAgain: () => lastTap && tap(lastTap.key),
    onBack: undo,
  });

  const own = doors[0]?.counts ?? {};
  const sum = sumOf(doors.flatMap(({ counts, isLeftOut }) => (isLeftOut ? [] : [counts])));
  const people = peopleIn(sum);
  const age = ageOf(doors, now);
  const inSum = doors.filter(({ isLeftOut }) => !isLeftOut).length;
  const others = doors.length > 1 ? againstLast(people, last) : 'Nobody else is counting yet';
  return (
    <>
      <TallyHead
        frame={frame}
        title={`Tally at the ${tally.door.toLowerCase()}`}
        words={words}
        extra={<TallyExtras onOpen={setOpen} />}
      />
      {props.banners}
      <div className={css.body}>
        {elsewhere && (
          <Banner
            tone="warning"
            icon={TriangleAlert}
            title="This door is counted in another window."
            action={
              <Button size="touch" onClick={tallying.continueHere}>
                Continue here
              </Button>
            }
          />
        )}
        <DoorTotals
          here={{ people: peopleIn(own), ...factOf(agesIn(own)) }}
          all={{
            people,
            ...(age && { age }),
            ...factOf(others),
          }}
          doors={inSum}
        />
        <WhoIsCounting doors={doors} now={now} onOpen={setOpen} />
        <div className={css.lower[feel.hand]}>
          <TallyKeys
            keys={keys.map((key) => ({
              id: key,
              label: tallyWords[key].label,
              count: countOf(tally, key),
            }))}
            last={lastTap?.key ?? null}
            isQuiet={!feel.vibrates}
            onAdd={(id) => tap(id as TallyKey)}
          />
        </div>
      </div>
      <TallyBar
        last={lastTap}
        unsaved={tallying.unsaved}
        hand={feel.hand}
        canFinish={people > 0 && !elsewhere}
        onUndo={undo}
        onFinish={() => setOpen('finish')}
      />
      <TallySheets
        open={open}
        onOpen={setOpen}
        tallying={tallying}
        place={place}
        doors={doors}
        asked={asked}
        now={now}
        feel={feel}
        onFeel={setFeel}
        onFilled={props.onFilled}
      />
    </>
  );
}

function factOf(fact: string | undefined): { fact?: string } {
  return fact === undefined ? {} : { fact };
}
