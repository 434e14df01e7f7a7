import { PersonalHomeScreen } from '../../features/attendance/dashboard/personal-home-screen.tsx';
import { useProfile } from '../profile.tsx';
import { OwnFollowUps } from './own-follow-ups.tsx';

/** First page of the back office. */
export function PersonalHomePage() {
  const { tenant } = useProfile();
  return <PersonalHomeScreen timeZone={tenant.timeZone} also={<OwnFollowUps />} />;
}
