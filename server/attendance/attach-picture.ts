import { attachPicture } from '#domain/attendance/attach-picture.ts';
import { mostPictures } from '#domain/attendance/attach-picture-policy.ts';
import { subjectOf } from '#domain/attendance/operations.ts';
import { Failure } from '#domain/errors.ts';
import type { InputOf } from '#domain/operation.ts';
import { may } from '#domain/permissions.ts';
import { longestSide } from '#domain/pictures/rules.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { command } from '../handler.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { pickAs, type RowOf } from '../table-columns.ts';
import { attendanceReport } from './tables.ts';

type Asked = InputOf<typeof attachPicture>;

/** A submission of the caller's own, wherever it is. */
const ofReport = pickAs(
  attendanceReport,
  {
    reportId: 'id',
    churchId: 'churchId',
    groupId: 'groupId',
    serviceId: 'serviceId',
    date: 'date',
    status: 'status',
  },
  'r',
);
type Submitted = RowOf<typeof ofReport>;

/** Its row is locked: of two pictures that come at once, one is counted before the other. */
async function arrived(
  tx: TenantTransaction,
  { accountId }: Caller,
  versionId: string,
): Promise<Submitted | undefined> {
  const [found] = await tx.rows<Submitted>(
    'report of submission',
    `select ${ofReport}
     from report_version v join attendance_report r on r.tenant_id = v.tenant_id and r.id = v.report_id
     where v.tenant_id = $1 and v.id = $2 and $3 = any(v.author_ids) for update of r`,
    [tx.tenantId, versionId, accountId],
  );
  return found;
}

async function inReview(
  tx: TenantTransaction,
  { accountId }: Caller,
  versionId: string,
): Promise<Submitted | undefined> {
  const [found] = await tx.rows<Submitted>(
    'submission in review',
    `select h.id as "reportId", h.church_id as "churchId", (h.args->>'groupId')::uuid as "groupId",
       h.service_id as "serviceId", h.date, h.status
     from held_mutation h where h.tenant_id = $1 and h.id = $2 and h.account_id = $3 for update`,
    [tx.tenantId, versionId, accountId],
  );
  return found;
}

function isAt(submitted: Submitted, asked: Asked): boolean {
  return (
    submitted.churchId === asked.churchId &&
    submitted.groupId === asked.groupId &&
    submitted.serviceId === asked.serviceId &&
    submitted.date === asked.date
  );
}

/** Somebody else's reads like one that never came. */
async function submissionOf(
  tx: TenantTransaction,
  caller: Caller,
  asked: Asked,
): Promise<Submitted> {
  const report = await arrived(tx, caller, asked.versionId);
  const submitted = report ?? (await inReview(tx, caller, asked.versionId));
  if (!submitted || !isAt(submitted, asked)) {
    throw new Failure('not_found', 'This report does not exist');
  }
  if (submitted.status === 'void' || submitted.status === 'refused') {
    const became = submitted.status === 'void' ? 'deleted' : 'refused';
    throw new Failure('validation', `This report was ${became}. Its photos are not kept`);
  }
  // In review, the right to report is over: whoever decides about the report decides about its pictures.
  if (report && !may(caller.grants, 'report.resolveOwn', subjectOf(report))) {
    throw new Failure('forbidden', 'You may not do this. Ask an administrator of your church');
  }
  return submitted;
}

async function assertRoom(tx: TenantTransaction, { versionId, pictureId }: Asked): Promise<void> {
  const others = await tx.rows(
    'other pictures of submission',
    `select 1 from picture
     where tenant_id = $1 and owner_kind = 'submission' and owner_id = $2 and id <> $3`,
    [tx.tenantId, versionId, pictureId],
  );
  if (others.length < mostPictures) return;
  throw new Failure('validation', `A report has at most ${mostPictures} photos`);
}

export const attachPictureHandlers = {
  [attachPicture.name]: command(attachPicture, async (tx, caller, asked) => {
    const { reportId, churchId, groupId } = await submissionOf(tx, caller, asked);
    await assertRoom(tx, asked);
    const picture = { id: asked.pictureId, addedBy: caller.accountId, longest: longestSide };
    await usePicture(tx, picture, { kind: 'submission', id: asked.versionId });
    const subject = subjectOf({ churchId, groupId });
    return {
      output: { reportId },
      audit: [{ entity: 'attendanceReport', entityId: reportId, subject }],
    };
  }),
};
