import ChurchIcon from 'lucide-react/icons/church';
import type { Freshness } from '#store/freshness.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { grouped } from '../../../ui/time.ts';
import { NothingToCount } from './nothing-to-count.tsx';
import * as css from './report-form.css.ts';

function Coming({ fresh }: { fresh: Freshness }) {
  if (fresh.state !== 'filling' || fresh.total === null) {
    return <Skeleton lines={6} what="your churches" />;
  }
  const { received, total } = fresh;
  return (
    <div className={css.cards}>
      <ProgressBar
        value={received}
        of={total}
        words={`Getting your churches: ${grouped(received)} of ${grouped(total)}`}
      />
    </div>
  );
}

/** Notice of a form without a church. */
export function NoChurch({ fresh, offline }: { fresh: Freshness; offline: boolean }) {
  return (
    <NothingToCount
      one="church"
      many="churches"
      icon={ChurchIcon}
      complete={fresh.state === 'ready'}
      offline={offline}
    >
      <Coming fresh={fresh} />
    </NothingToCount>
  );
}
