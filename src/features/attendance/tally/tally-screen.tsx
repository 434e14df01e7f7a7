import DoorClosed from 'lucide-react/icons/door-closed';
import type { ReactNode } from 'react';
import { dayOfYear, longDate } from '#domain/values/dates/local-date.ts';
import { churchesToCount, policyOf, servicesInScope } from '#store/churches/queries.ts';
import type { TallyPlace } from '#store/tally/tally.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { serviceTitle } from '../strings.ts';
import { useDay } from '../use-day.ts';
import { CountingDoor } from './counting-door.tsx';
import type { TallyFrame } from './tally-head.tsx';
import { TallyHead } from './tally-head.tsx';
import { useTally } from './use-tally.ts';
import * as css from './tally.css.ts';

interface TallyScreenProps extends TallyFrame {
  /** Banners of the app, such as that there is no connection. */
  banners: ReactNode;
  /** The report of the service has the counts now. */
  onFilled(): void;
}

function Counter({
  place,
  words,
  frame,
}: {
  place: TallyPlace;
  words: string;
  frame: TallyScreenProps;
}) {
  const tallying = useTally(place);
  const policy = useLive(policyOf, place.churchId);
  if (tallying.state === 'failed' || policy.state === 'failed') {
    return (
      <>
        <TallyHead frame={frame} title="Tally" words={words} />
        <NotRead title="The tally did not open" />
      </>
    );
  }
  if (tallying.state === 'opening' || policy.state === 'loading') {
    return (
      <>
        <TallyHead frame={frame} title="Tally" words={words} />
        <Skeleton lines={6} what="the tally" />
      </>
    );
  }
  return (
    <CountingDoor
      tallying={tallying}
      place={place}
      policy={policy.data}
      words={words}
      frame={frame}
      banners={frame.banners}
      onFilled={frame.onFilled}
    />
  );
}

function NoCounting({ frame, children }: { frame: TallyFrame; children: ReactNode }) {
  return (
    <main className={css.screen}>
      <TallyHead frame={frame} title="Tally" words="" />
      {children}
    </main>
  );
}

/** Counts one door of a service with one tap a person, together with the other doors. */
export function TallyScreen({ place, ...frame }: TallyScreenProps & { place: TallyPlace }) {
  const churches = useLive(churchesToCount);
  const services = useLive(servicesInScope);
  const church =
    churches.state === 'ready' ? churches.data.find(({ id }) => id === place.churchId) : undefined;
  const service =
    services.state === 'ready' ? services.data.find(({ id }) => id === place.serviceId) : undefined;
  const day = useDay(church?.timeZone ?? 'Africa/Johannesburg');

  if (churches.state === 'failed' || services.state === 'failed') {
    return (
      <NoCounting frame={frame}>
        <NotRead title="The tally did not open" />
      </NoCounting>
    );
  }
  if (churches.state === 'loading' || services.state === 'loading') {
    return (
      <NoCounting frame={frame}>
        <Skeleton lines={6} what="the tally" />
      </NoCounting>
    );
  }
  const isCountable = church && service?.status === 'active' && service.churchId === church.id;
  if (!isCountable) {
    return (
      <NoCounting frame={frame}>
        <EmptyState
          icon={DoorClosed}
          title="No service to count"
          action={
            <Button size="touch" onClick={frame.onBack}>
              Choose in the report
            </Button>
          }
        >
          Choose a church and a service that you count. Then open the tally again.
        </EmptyState>
      </NoCounting>
    );
  }
  const date = place.date === day.today ? longDate(place.date) : dayOfYear(place.date, day.today);
  const words = [church.name, serviceTitle(service), date].join(' · ');
  return (
    <main className={css.screen}>
      <Counter place={place} words={words} frame={frame} />
    </main>
  );
}
