import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { dateInZone } from '#domain/values/dates/local-date.ts';
import { spokenDays } from '#domain/values/dates/spoken-days.ts';
import type { StoreLost } from '#store/loss-detector.ts';
import { carried } from '../../api/storage/carried.ts';
import { forgetLoss } from '../../api/storage/lost-store.ts';
import { profileId } from '../../api/session/who.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';

/** Sentence about the count that was open when the store was lost. */
function whatStays(lost: StoreLost): string {
  const person = profileId();
  if (carried().some(({ accountId }) => accountId !== (person ?? accountId))) {
    return 'What somebody else was counting waits here until they sign in.';
  }
  if (carried().length > 0) return 'What you were counting is still here. Sign in to go on.';
  return lost.back ? 'What you were counting is here again, in My reports.' : '';
}

function whatWasLost(lost: StoreLost): string {
  const here = new Set(carried().map(({ submissionId }) => submissionId));
  const unsent = lost.losses.flatMap((loss) => loss.unsent).filter(({ id }) => !here.has(id));
  const count = unsent.length;
  const stays = whatStays(lost);
  if (count === 0) return stays || 'All reports had been sent. Sign in to get your data back.';
  const reports = count === 1 ? '1 report was not sent' : `${count} reports were not sent`;
  const days = spokenDays(unsent.flatMap(({ date }) => date ?? []));
  const again = `Count ${count === 1 ? 'it' : 'them'} again from your notes, and tell your church administrator.`;
  return `${stays && `${stays} `}${reports}${days && ` (${days})`}. ${again}`;
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
