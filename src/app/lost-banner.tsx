import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { dateInZone } from '#domain/values/local-date.ts';
import { spokenDays } from '#domain/values/spoken-days.ts';
import type { StoreLost } from '#store/witness.ts';
import { forgetLoss } from '../api/lost-store.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';

function whatWasLost(lost: StoreLost): string {
  const unsent = lost.losses.flatMap((loss) => loss.unsent);
  const count = unsent.length;
  if (count === 0) return 'All reports had been sent. Sign in to get your data back.';
  const reports = count === 1 ? '1 report was not sent' : `${count} reports were not sent`;
  const days = spokenDays(unsent.flatMap(({ date }) => date ?? []));
  return `${reports}${days && ` (${days})`}. Count ${count === 1 ? 'it' : 'them'} again from your notes, and tell your church administrator.`;
}

/** A40: the browser cleared what was kept here, and nobody asked for it. */
export function LostBanner({ lost }: { lost: StoreLost }) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const noticed = spokenDays([dateInZone(new Date(lost.noticedAt), timeZone)]);
  return (
    <Banner
      edge
      tone="danger"
      icon={TriangleAlert}
      title={`This device lost its data on ${noticed}.`}
      action={
        <Button size="touch" onClick={forgetLoss}>
          OK
        </Button>
      }
    >
      {whatWasLost(lost)}
    </Banner>
  );
}
