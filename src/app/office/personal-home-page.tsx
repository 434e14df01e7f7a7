import { churchChosen } from '#store/churches/church-to-work-in.ts';
import { databases } from '#store/database.ts';
import { choosePlace } from '#store/session/place.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { forgetContext } from '../../api/session/who.ts';
import { ChurchChoice } from '../../features/attendance/dashboard/church-choice.tsx';
import { PersonalHomeScreen } from '../../features/attendance/dashboard/personal-home-screen.tsx';
import { NotRead } from '../../ui/empty-state/not-read.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import { useProfile } from '../profile.tsx';
import { OwnFollowUps } from './own-follow-ups.tsx';

/** First page of the back office. It has no filter in its address: it shows the church that the person works in. */
export function PersonalHomePage() {
  const { id, tenant } = useProfile();
  const chosen = useLive(churchChosen);
  if (chosen.state === 'failed') {
    return <NotRead heading="h1" title="Could not load your dashboard" />;
  }
  if (chosen.state === 'loading') {
    return (
      <>
        <h1 className={visuallyHidden}>Dashboard</h1>
        <Skeleton lines={6} what="your churches" />
      </>
    );
  }
  async function workIn(churchId: string | null): Promise<void> {
    await choosePlace(databases().vault, id, churchId);
    forgetContext();
  }
  return (
    <PersonalHomeScreen
      timeZone={tenant.timeZone}
      churchId={chosen.data}
      choice={
        <ChurchChoice value={chosen.data} onChange={(churchId) => void attempt(workIn(churchId))} />
      }
      also={<OwnFollowUps />}
    />
  );
}
