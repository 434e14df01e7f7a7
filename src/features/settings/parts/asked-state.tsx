import CircleAlert from 'lucide-react/icons/circle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { timeOfDay } from '../../../ui/time.ts';
import * as css from '../settings.css.ts';
import type { Asked } from '../use-server-query.ts';

/** Age of the server's answer: nothing for an answer of now. */
export function AskedState({ asked, what }: { asked: Asked<unknown>; what: string }) {
  const { data, asOf, problem, again } = asked;
  const offline = useConnection().state === 'offline';
  if (problem === null && !offline) {
    return data === null ? (
      <div className={css.body}>
        <Skeleton lines={4} what={what} />
      </div>
    ) : null;
  }
  const known =
    data === null
      ? `You need a connection to see this.`
      : `This is how it was at ${timeOfDay(asOf)}. Changes need a connection.`;
  return (
    <div className={css.body}>
      {offline ? (
        <Banner tone="warning" icon={WifiOff} title="You’re offline.">
          {known}
        </Banner>
      ) : (
        <Banner
          tone="warning"
          icon={CircleAlert}
          title={`${problem}.`}
          action={<Button onClick={() => void again()}>Try again</Button>}
        >
          {data !== null && known}
        </Banner>
      )}
    </div>
  );
}
