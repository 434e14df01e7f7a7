import { Link } from '@tanstack/react-router';
import Inbox from 'lucide-react/icons/inbox';
import Search from 'lucide-react/icons/search';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { holds } from '#domain/permissions.ts';
import { Button, buttonLook } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { search } from '../../features/search/search-state.ts';
import { useProfile } from '../profile.tsx';
import { AskForAccess } from './person/ask-for-access.tsx';
import { WholePage } from '../../ui/whole-page/whole-page.tsx';

const primary = buttonLook({ kind: 'primary', size: 'touch' });
const secondary = buttonLook({ size: 'touch' });

function ToDashboard() {
  return (
    <Link to="/pages/profile/dashboard" className={primary}>
      Go to dashboard
    </Link>
  );
}

function ToMyReports() {
  return (
    <Link to="/apps/churches/my-reports" className={secondary}>
      <Icon of={Inbox} size="md" />
      Go to my reports
    </Link>
  );
}

function Find() {
  return (
    <Button size="touch" icon={Search} onClick={(event) => search.open(event.currentTarget)}>
      Search
    </Button>
  );
}

/** S2-041. `page`: the path of what could not be opened. */
export function Unauthorized({ page }: { page: string }) {
  const actions = (
    <>
      <ToDashboard />
      <AskForAccess page={page} />
    </>
  );
  return (
    <WholePage scene="door" title="You can’t open this page" actions={actions}>
      It is for people with another role. Ask your church administrator for access.
    </WholePage>
  );
}

/** S2-039. What is on the device does not depend on us. */
export function ServerError() {
  const actions = (
    <>
      <Button kind="primary" size="touch" icon={RefreshCw} onClick={() => location.reload()}>
        Try again
      </Button>
      <ToMyReports />
    </>
  );
  return (
    <WholePage scene="struckChurch" title="Something has gone wrong." actions={actions}>
      It is on our side. Reports on your device are safe and are sent later.
    </WholePage>
  );
}

/** S2-087, and where every address ends that leads nowhere. */
export function Gone() {
  // The search is in the frame of the back office.
  const hasSearch = holds(useProfile().grants, 'report.view');
  const actions = (
    <>
      <ToDashboard />
      {hasSearch ? <Find /> : <ToMyReports />}
    </>
  );
  return (
    <WholePage scene="signpost" title="This page is gone" actions={actions}>
      It may have been renamed or deleted. What you saved on this device is still here.
    </WholePage>
  );
}
