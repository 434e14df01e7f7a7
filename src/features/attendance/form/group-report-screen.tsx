import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { groupAttendanceReport } from '#domain/attendance/report-definitions.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import type { Group } from '#domain/groups/entities.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';
import { groupsToCount } from '#store/groups/queries.ts';
import { churchesInScope, servicesInScope } from '#store/churches/queries.ts';
import { freshness } from '#store/freshness.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { lastMeeting } from '#domain/meetings/last-meeting.ts';
import { useDraftInHand } from '../draft/use-draft-in-hand.ts';
import { dueDate } from '../place/due.ts';
import { GroupChoice } from '../place/group-choice.tsx';
import { Offering } from './offering.tsx';
import * as css from './report-form.css.ts';
import type { ReportTarget } from '../place/report-target.ts';
import { anyZone, type Day, useDay } from '../use-day.ts';
import { afterForm } from './after-form.tsx';
import type { MoneyFields } from './form-props.ts';
import { CountingForm } from './counting-form.tsx';
import { NothingToCount } from './nothing-to-count.tsx';

/** A group's report that is opened on purpose: a draft, one to mend, or without a date the one that is due. */
export interface WantedGroup {
  groupId: string;
  date: string | null;
}

/** Words of the form about a group; null when its church holds no meeting of groups. */
function groupTargetOf(
  group: Group,
  church: Church | undefined,
  services: readonly Service[],
  when: { date: string; day: Day },
): ReportTarget | null {
  const service = services.find(
    ({ churchId, kind, status }) =>
      churchId === group.churchId && kind === 'cell' && status === 'active',
  );
  if (!service) return null;
  const name = church?.name ?? 'This church';
  return {
    churchId: group.churchId,
    serviceId: service.id,
    groupId: group.id,
    ...when,
    church,
    service,
    services: [service],
    words: {
      church: name,
      service: group.name,
      date: when.date,
      serviceLabel: 'Group',
      serviceIcon: UsersRound,
    },
    churchProblem: null,
    serviceProblem: null,
  };
}

const RollLink = afterForm(() => import('../group/roll-link.tsx').then((part) => part.RollLink));

const renderMoney = (fields: MoneyFields) => <Offering {...fields} />;

/** Of a group that meets every other week, not the day on which it does not; of one without a schedule, its weekday. */
function meetingToReport(group: Group, today: string): string {
  return lastMeeting(group.schedule ?? '', today) ?? dueDate(group, today);
}

function GroupContext({
  groups,
  churches,
  services,
  startAt,
  onDone,
}: {
  groups: readonly [Group, ...Group[]];
  churches: readonly Church[];
  services: readonly Service[];
  startAt: WantedGroup | null;
  onDone(): void;
}) {
  const [chosen, setChosen] = useState(startAt);
  const group = groups.find(({ id }) => id === chosen?.groupId) ?? groups[0];
  const church = churches.find(({ id }) => id === group.churchId);
  const day = useDay(church?.timeZone ?? anyZone);
  const date = chosen?.date ?? meetingToReport(group, day.today);
  const target = groupTargetOf(group, church, services, { date, day });
  if (!target) {
    return (
      <EmptyState icon={CalendarX2} title="No meeting to count">
        {church?.name ?? 'This church'} has no cell meeting yet. Ask your church administrator to
        add one.
      </EmptyState>
    );
  }
  return (
    <>
      <RollLink
        groupId={group.id}
        churchId={group.churchId}
        serviceId={target.serviceId}
        date={date}
      />
      <CountingForm
        key={[group.id, date].join('|')}
        definition={groupAttendanceReport}
        target={target}
        churches={churches}
        allServices={services}
        onChoose={() => undefined}
        onNext={onDone}
        renderMoney={renderMoney}
        renderChoice={({ part, onClose }) => (
          <GroupChoice
            part={part === 'all' || part === 'date' ? part : 'group'}
            groups={groups}
            group={group}
            serviceId={target.serviceId}
            date={date}
            day={day}
            onGroup={(groupId) => setChosen({ groupId, date: null })}
            onDate={(chosenDay) => setChosen({ groupId: group.id, date: chosenDay })}
            onClose={onClose}
          />
        )}
      />
    </>
  );
}

/** A report that was being counted before the page was loaded anew, of a group that its author still reports. */
function wantedOf(draft: ReportDraft | null, groups: readonly Group[]): WantedGroup | null {
  const groupId = draft?.groupId;
  if (!draft || !groups.some(({ id }) => id === groupId)) return null;
  return { groupId: groupId ?? '', date: draft.date };
}

interface Opened {
  wanted: WantedGroup | null;
  onDone(): void;
}

function ReportOrWhy({ wanted, onDone }: Opened) {
  const groups = useLive(groupsToCount);
  const churches = useLive(churchesInScope);
  const services = useLive(servicesInScope);
  const fresh = useLive(freshness);
  const inHand = useDraftInHand(groupAttendanceReport.id);
  const offline = useConnection().state !== 'online';
  const asked = [groups, churches, services, fresh];
  if (asked.some(({ state }) => state === 'failed')) {
    return <NotRead title="The form did not open" />;
  }
  if (
    groups.state !== 'ready' ||
    churches.state !== 'ready' ||
    services.state !== 'ready' ||
    fresh.state !== 'ready' ||
    inHand === undefined
  ) {
    return <Skeleton lines={8} what="the report" />;
  }
  const [first, ...others] = groups.data;
  if (!first) {
    return (
      <NothingToCount
        one="group"
        many="groups"
        icon={UsersRound}
        complete={fresh.data.state === 'ready'}
        offline={offline}
      >
        <Skeleton lines={8} what="your groups" />
      </NothingToCount>
    );
  }
  return (
    <GroupContext
      groups={[first, ...others]}
      churches={churches.data}
      services={services.data}
      startAt={wanted ?? wantedOf(inHand, groups.data)}
      onDone={onDone}
    />
  );
}

/** The report of a cell or another group, from the first count to the receipt; or why there is none. */
export function GroupReportScreen(opened: Opened) {
  return (
    <div className={css.screen}>
      <h1 className={visuallyHidden}>Cell report</h1>
      <ReportOrWhy {...opened} />
    </div>
  );
}
