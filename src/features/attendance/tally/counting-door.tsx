import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { ReportPolicy } from '#domain/churches/entities.ts';
import type { DoorCount } from '#domain/tally/door-count.ts';
import { countOf } from '#domain/tally/doors.ts';
import { keysAsked, tallyWords, type TallyKey } from '#domain/tally/tally-keys.ts';
import { recentAttendance } from '#store/attendance/reports-of-service.ts';
import { doorsWith, toldDoors } from '#store/tally/doors-of-service.ts';
import type { Tally, TallyPlace } from '#store/tally/tally.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TallyKeys } from '../../../ui/tally-key/tally-key.tsx';
import { useServerNow } from '../use-server-now.ts';
import { TallyBar } from './tally-bar.tsx';
import type { Now } from './door-words.ts';
import { TallyExtras } from './tally-extras.tsx';
import { useTallyFeel } from './tally-feel.ts';
import { TallyHead, type TallyFrame } from './tally-head.tsx';
import type { OpenSheet } from './sheet-props.ts';
import { TallySheets } from './tally-sheets.tsx';
import { peopleInSum, TallyTotals } from './tally-totals.tsx';
import * as css from './tally.css.ts';
import { useFreeDoor } from './use-free-door.ts';
import type { Tallying } from './use-tally.ts';
import { useTapping } from './use-tapping.ts';
import { WhoIsCounting } from './who-is-counting.tsx';

const notTold: readonly DoorCount[] = [];

/** The doors of a service, with this one as it is on the screen; and the people of the service before. */
function useDoors(tally: Tally, place: TallyPlace, person: string) {
  const told = useLive(toldDoors, place);
  const recent = useLive(recentAttendance, { ...place, groupId: null });
  const others = told.state === 'ready' ? told.data : notTold;
  const doors = useMemo(() => doorsWith(tally, others, person), [tally, others, person]);
  return { doors, last: recent.state === 'ready' ? recent.data.at(-1) : undefined };
}

function useServerTime(): Now {
  const server = useServerNow();
  const online = useConnection().state === 'online';
  return useMemo(() => ({ server, online }), [server, online]);
}

/** A key of before a change of the policy stays as long as somebody was counted by it. */
function keysOf(tally: Tally, asked: readonly TallyKey[]): TallyKey[] {
  const counted = Object.keys(tally.added) as TallyKey[];
  return [...asked, ...counted.filter((key) => !asked.includes(key) && countOf(tally, key) > 0)];
}

function CountedElsewhere({ onContinue }: { onContinue(): void }) {
  return (
    <Banner
      tone="warning"
      icon={TriangleAlert}
      title="This door is counted in another window."
      action={
        <Button size="touch" onClick={onContinue}>
          Continue here
        </Button>
      }
    />
  );
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
  // A tap draws its key. The sums follow in the frame behind it, and are not in the way of it.
  const followed = useDeferredValue(tally);
  const { doors, last } = useDoors(followed, place, frame.person);
  useFreeDoor(tallying, doors);
  const now = useServerTime();
  const [feel, setFeel] = useTallyFeel();
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const tapping = useTapping({ tallying, keys, feel, isOn: open === null });
  const { tap } = tapping;
  const addOne = useCallback((id: string) => tap(id as TallyKey), [tap]);
  const finish = useCallback(() => setOpen('finish'), [setOpen]);
  const extra = useMemo(() => <TallyExtras onOpen={setOpen} />, [setOpen]);
  const shown = keys.map((key) => ({
    id: key,
    label: tallyWords[key].label,
    count: countOf(tally, key),
  }));
  return (
    <>
      <TallyHead
        frame={frame}
        title={`Tally at the ${tally.door.toLowerCase()}`}
        words={words}
        extra={extra}
      />
      {props.banners}
      <div className={css.main}>
        <div className={css.body}>
          {elsewhere && <CountedElsewhere onContinue={tallying.continueHere} />}
          <TallyTotals doors={doors} now={now} last={last} />
          <WhoIsCounting doors={doors} now={now} onOpen={setOpen} />
          <div className={css.lower[feel.hand]}>
            <TallyKeys
              keys={shown}
              last={tapping.last?.key ?? null}
              isQuiet={!feel.vibrates}
              onAdd={addOne}
            />
          </div>
        </div>
        <TallyBar
          last={followed.taps.at(-1) ?? null}
          unsaved={tallying.unsaved}
          hand={feel.hand}
          canFinish={peopleInSum(doors) > 0 && !elsewhere}
          onUndo={tapping.undo}
          onFinish={finish}
        />
      </div>
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
