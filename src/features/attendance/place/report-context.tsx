import { Suspense, useState } from 'react';
import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import { serviceToCount } from '#store/attendance/to-count.ts';
import { draftFor } from '#store/attendance/draft.ts';
import { churchesInScope, servicesInScope } from '#store/churches/queries.ts';
import { useLive, type Live } from '../../../api/live-queries/use-live.ts';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { latePart } from '../../../ui/late-part.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { dueFrom, nextService } from './due.ts';
import {
  activeServices,
  contextOf,
  lostTarget,
  reportTargetOf,
  type Chosen,
} from './report-target.ts';
import { rememberContext } from './remembered-context.ts';
import { anyZone, useDay } from '../use-day.ts';
import { CountingForm } from '../form/counting-form.tsx';

const NoService = latePart(() => import('./no-service.tsx').then((part) => part.NoService));

/**
 * The church that is counted with all services, as the device holds them, or as it last held them: a
 * church that is taken away takes its rows off the device, but not the form that somebody fills in.
 */
function useLastSeen(churchId: string, held: Live<Church[]>, services: Live<Service[]>) {
  const [seen, setSeen] = useState<{ church: Church; services: Service[] } | null>(null);
  const church = held.state === 'ready' ? held.data.find(({ id }) => id === churchId) : undefined;
  const all = services.state === 'ready' ? services.data : [];
  const own = all.filter((service) => service.churchId === churchId);
  if (
    church &&
    own.length > 0 &&
    (seen?.church !== church || seen.services.length !== own.length)
  ) {
    setSeen({ church, services: own });
  }
  if (church || seen?.church.id !== churchId) return { church, known: all };
  return { church: seen.church, known: [...all, ...seen.services] };
}

/** Knows what is counted, remembers it on this device, and shows its form. */
export function ReportContext({
  churches,
  startAt,
}: {
  /** Churches the person may count. */
  churches: readonly Church[];
  startAt: Chosen;
}) {
  const [chosen, setChosen] = useState(startAt);
  /** Each report that was submitted begins a new form. */
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const held = useLive(churchesInScope);
  const services = useLive(servicesInScope);
  const { church, known } = useLastSeen(chosen.churchId, held, services);
  const day = useDay(church?.timeZone ?? anyZone);
  const due = dueFrom(activeServices(known, chosen.churchId), chosen.serviceId, day.today);
  const found = useLive(serviceToCount, due);
  const toCount = found.state === 'ready' ? found.data : null;
  const begun = useLive(draftFor, contextOf(chosen));
  const draft = begun.state === 'ready' ? begun.data : null;

  if ([held, services, found, begun].some(({ state }) => state === 'failed')) {
    return <NotRead title="The form did not open" />;
  }
  const isChoosing = chosen.date === null && shown === null && found.state === 'loading';
  const isLoading = begun.state === 'loading' || isChoosing;
  if (services.state !== 'ready' || held.state !== 'ready' || isLoading) {
    return <Skeleton lines={8} what="the report" />;
  }
  const mayCount = churches.some(({ id }) => id === chosen.churchId);
  const target =
    reportTargetOf(chosen, { church, services: known, mayCount, day, shown, toCount }) ??
    (church === undefined && draft ? lostTarget(draft, day) : null);
  if (target && target.serviceId !== shown) setShown(target.serviceId);
  if (!target) {
    return (
      <Suspense>
        <NoService church={church} />
      </Suspense>
    );
  }
  function choose(next: Chosen & { serviceId: string }) {
    setChosen(next);
    setShown(null);
    rememberContext(next);
  }
  return (
    <CountingForm
      definition={churchAttendanceReport}
      key={[target.churchId, target.serviceId, target.date, round].join('|')}
      target={target}
      churches={churches}
      allServices={known}
      onChoose={choose}
      onNext={() => {
        const next = nextService(target.services, target.serviceId) ?? target.service;
        setRound(round + 1);
        choose({ churchId: target.churchId, serviceId: next.id, date: null });
      }}
    />
  );
}
