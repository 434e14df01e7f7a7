import type { Church, Service } from '#domain/churches/entities.ts';
import { must } from '#domain/must.ts';
import { databases, storeOf } from '#store/database.ts';
import { choosePlace } from '#store/session/place.ts';
import { reportedDays, reportedServices } from '#store/attendance/reported-days.ts';
import { type Live, useLive } from '../../../api/live-queries/use-live.ts';
import { dueDate, dueFrom } from './due.ts';
import { onlyCounts } from '../form/only-counts.ts';
import type { OpenFormProps } from '../form/form-props.ts';
import { moveDraft } from './move-draft.ts';
import type { ReportTarget } from './report-target.ts';
import { serviceLike } from './service-like.ts';
import type { ContextPart } from './context-bar.tsx';
import { ContextSheet } from './context-sheet.tsx';

interface ContextChoiceProps {
  part: ContextPart | 'all';
  target: ReportTarget;
  counting: OpenFormProps['counting'];
  churches: readonly Church[];
  allServices: readonly Service[];
  onChoose(chosen: { churchId: string; serviceId: string; date: string | null }): void;
  onClose(): void;
}

function listOf(live: Live<string[]>): readonly string[] {
  return live.state === 'ready' ? live.data : [];
}

/** Whoever only counts works in the church that they count; in the back office the choice of the header stands. */
async function workIn(churchId: string): Promise<void> {
  const { vault, profile } = must(await storeOf(databases()), 'a signed-in person');
  if (onlyCounts(profile.grants)) await choosePlace(vault, profile.id, churchId);
}

/** Changes what is counted; numbers that were counted go along. */
export function ContextChoice(props: ContextChoiceProps) {
  const { target, allServices, onChoose } = props;
  const { draft, elsewhere, flush } = props.counting;
  async function choose(chosen: { churchId: string; serviceId: string; date: string }) {
    await flush();
    // A draft of another tab stays with that tab: here another day is only looked at.
    if (!elsewhere) await moveDraft(draft, { form: draft.form, ...chosen });
    onChoose(chosen);
  }
  const { churchId, serviceId, groupId, date, day } = target;
  const due = dueFrom(target.services, null, day.today);
  const services = useLive(reportedServices, due);
  const days = useLive(reportedDays, { churchId, serviceId, groupId });
  return (
    <ContextSheet
      part={props.part}
      words={target.words}
      churchId={churchId}
      serviceId={serviceId}
      date={date}
      day={day}
      churches={props.churches}
      services={target.services}
      reported={{ services: listOf(services), days: listOf(days) }}
      onChurch={async (id) => {
        const service = serviceLike(allServices, id, target.service.name);
        if (!service) return;
        await choose({ churchId: id, serviceId: service.id, date });
        await workIn(id);
      }}
      onService={(id) => {
        const service = target.services.find((one) => one.id === id) ?? target.service;
        return choose({ churchId, serviceId: id, date: dueDate(service, day.today) });
      }}
      onDate={(chosen) => choose({ churchId, serviceId, date: chosen })}
      onClose={props.onClose}
    />
  );
}
