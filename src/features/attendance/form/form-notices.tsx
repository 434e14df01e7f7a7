import { Suspense } from 'react';
import type { Finding } from '#domain/attendance/rules.ts';
import { preloadPart } from '../../../ui/preload-part.tsx';
import type { OpenFormProps } from './form-props.ts';
import { ClockNotice } from './clock-notice.tsx';
import { Elsewhere, Gone } from './notices.tsx';

const summary = preloadPart(() =>
  import('../submit/stop-summary.tsx').then((part) => part.StopSummary),
);
const reported = preloadPart(() =>
  import('../submit/already-reported.tsx').then((part) => part.AlreadyReported),
);

/** Notices above the counts: nearly always none, so they are loaded only when needed. */
export function FormNotices({
  target,
  counting,
  known,
  stops,
  onChangeKnown,
}: OpenFormProps & { stops: readonly Finding[] }) {
  const { draft, elsewhere, continueHere } = counting;
  const gone = target.churchProblem ?? target.serviceProblem;
  return (
    <>
      <Suspense>{stops.length > 0 && <summary.Part stops={stops} />}</Suspense>
      <ClockNotice day={target.day} />
      {elsewhere && <Elsewhere onContinue={continueHere} />}
      {gone !== null && stops.length === 0 && <Gone problem={gone} />}
      <Suspense>
        {draft.savedAt === 0 && known.at !== 'nowhere' && (
          <reported.Part known={known} onChange={elsewhere ? null : onChangeKnown} />
        )}
      </Suspense>
    </>
  );
}
