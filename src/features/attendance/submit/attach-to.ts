import { attachPicture } from '#domain/attendance/attach-picture.ts';
import type { Attach } from '#store/outbox/outbox.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';

type Submission = Pick<ReportDraft, 'date' | 'churchId' | 'groupId' | 'serviceId' | 'submissionId'>;

/** Operation that attaches a photo to the submission of a draft. */
export function attachTo(draft: Submission): Attach {
  const { date, churchId, groupId, serviceId, submissionId: versionId } = draft;
  return (pictureId) => ({
    operation: attachPicture,
    input: { date, churchId, groupId, serviceId, versionId, pictureId },
  });
}
