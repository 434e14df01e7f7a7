import CloudOff from 'lucide-react/icons/cloud-off';
import Info from 'lucide-react/icons/info';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './draft-not-read.css.ts';
import type { KeptDraft } from './use-kept-draft.ts';

/** In the place of a form until the draft of it was read, and while another tab has it: an empty form would be saved over the draft. */
export function DraftNotRead({
  kept,
  heading,
}: {
  kept: Exclude<KeptDraft, { state: 'read' }>;
  /** 'h1' where it is the whole page. */
  heading?: 'h1';
}) {
  if (kept.state === 'reading') {
    return (
      <div className={css.waiting}>
        <p className={css.late}>
          Looking for what you typed here before. The form opens after that.
        </p>
        <div className={css.shape}>
          <Skeleton lines={6} what="the form" />
        </div>
      </div>
    );
  }
  if (kept.state === 'elsewhere') {
    return (
      <div className={css.waiting}>
        <Banner
          tone="info"
          icon={Info}
          title="This form is open in another tab."
          action={
            <Button size="touch" onClick={kept.continueHere}>
              Continue here
            </Button>
          }
        >
          What you typed there comes with it.
        </Banner>
      </div>
    );
  }
  return (
    <EmptyState
      icon={CloudOff}
      {...(heading && { heading })}
      title="Could not read what you typed before"
      action={
        <Button size="touch" onClick={kept.readAgain}>
          Try again
        </Button>
      }
    >
      This device’s storage does not answer. The form stays closed, so that nothing you typed before
      is lost.
    </EmptyState>
  );
}
