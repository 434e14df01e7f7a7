import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import UsersRound from 'lucide-react/icons/users-round';
import { capitalised } from '#domain/capitalised.ts';
import { type AskedMeeting, type RollCall, rollCall } from '#store/rolls/roll-call.ts';
import { useKept } from '../../api/live-queries/use-kept.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Roll } from './roll.tsx';

interface RollCallProps {
  asked: AskedMeeting;
  /** Opens the report of the meeting, which has the numbers of the roll. */
  onReport(meeting: RollCall['meeting']): void;
  onDay(date: string): void;
  /** To where somebody came from. */
  onBack(): void;
}

/** The people of a group by name, present or absent: picture u5. Everything is kept on the device at once. */
export function RollCallScreen({ asked, onReport, onDay, onBack }: RollCallProps) {
  const back = <Button onClick={onBack}>Back</Button>;
  const live = useKept(useLive(rollCall, asked));
  if (live.state === 'failed') return <NotRead title="The roll call did not open" heading="h1" />;
  if (live.state === 'loading') return <Skeleton lines={8} what="the roll call" />;
  const found = live.data;
  if (found.state === 'unknown') {
    return (
      <EmptyState icon={UsersRound} heading="h1" title="No roll call here" action={back}>
        This group is not on this device, or you do not call its roll.
      </EmptyState>
    );
  }
  if (found.state === 'noMeeting') {
    return (
      <EmptyState
        icon={CalendarX2}
        heading="h1"
        title="No meeting to call the roll of"
        action={back}
      >
        {capitalised(found.church)} has no cell meeting yet. Ask your church administrator to add
        one.
      </EmptyState>
    );
  }
  const { roll } = found;
  const { groupId, serviceId, date } = roll.meeting;
  return (
    <Roll
      key={[groupId, serviceId, date].join(' ')}
      roll={roll}
      onReport={() => onReport(roll.meeting)}
      onDay={onDay}
      onBack={onBack}
    />
  );
}
