import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { useState } from 'react';
import type { Church } from '#domain/churches/entities.ts';
import { churchesInReach, servicesInReach } from '#store/churches/queries.ts';
import { useLive } from '../../../api/use-live.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { nextService } from '../due.ts';
import { placeOf, type Chosen } from '../place.ts';
import { rememberContext } from '../remembered-context.ts';
import { useToday } from '../use-today.ts';
import { CountingForm } from './counting-form.tsx';

/** Where a device counts that does not know the church. */
const anyZone = 'Africa/Johannesburg';

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
  const held = useLive(churchesInReach);
  const services = useLive(servicesInReach);
  const church =
    held.state === 'ready' ? held.data.find(({ id }) => id === chosen.churchId) : undefined;
  const today = useToday(church?.timeZone ?? anyZone);

  if (services.state !== 'ready' || held.state !== 'ready') {
    return <Skeleton lines={8} what="the report" />;
  }
  const mayCount = churches.some(({ id }) => id === chosen.churchId);
  const place = placeOf(chosen, { church, services: services.data, mayCount, today });
  if (!place) {
    return (
      <EmptyState icon={CalendarX2} title="No service to count">
        {church?.name ?? 'This church'} has no services yet. Ask your church administrator to add
        one.
      </EmptyState>
    );
  }
  function choose(next: Chosen & { serviceId: string }) {
    setChosen(next);
    rememberContext(next);
  }
  return (
    <CountingForm
      key={[place.churchId, place.serviceId, place.date, round].join('|')}
      place={place}
      churches={churches}
      allServices={services.data}
      onChoose={choose}
      onNext={() => {
        const next = nextService(place.services, place.serviceId) ?? place.service;
        setRound(round + 1);
        choose({ churchId: place.churchId, serviceId: next.id, date: null });
      }}
    />
  );
}
