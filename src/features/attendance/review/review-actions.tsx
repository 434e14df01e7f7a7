import BadgeCheck from 'lucide-react/icons/badge-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { mayReview, mayVerify } from '#domain/attendance/reviewing/review-rules.ts';
import type { Grant } from '#domain/permissions.ts';
import { Button } from '../../../ui/button/button.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { forgetReview, verify } from './save-review.ts';

/** The person who looks at a report. */
export interface Viewer {
  grants: readonly Grant[];
  accountId: string;
}

/** The next word about a report: verified, or taken back. Nothing for who may not say it. */
export function ReviewActions({ report, viewer }: { report: AttendanceReport; viewer: Viewer }) {
  const [busy, setBusy] = useState(false);
  async function act(work: Promise<void>): Promise<void> {
    setBusy(true);
    await attempt(work);
    setBusy(false);
  }
  if (!mayReview(viewer.grants, report) || report.status === 'void') return null;
  if (report.review) {
    return (
      <Button icon={Undo2} busy={busy && 'Saving…'} onClick={() => void act(forgetReview(report))}>
        {report.review.state === 'verified' ? 'Take verification back' : 'Take return back'}
      </Button>
    );
  }
  if (report.openVersions > 0 || mayVerify(viewer, report) !== 'yes') return null;
  return (
    <Button
      kind="primary"
      icon={BadgeCheck}
      busy={busy && 'Saving…'}
      onClick={() => void act(verify([report]))}
    >
      Verify report
    </Button>
  );
}
