import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { subjectOf } from '#domain/attendance/operations.ts';
import { may } from '#domain/permissions.ts';
import { escapeHtml } from '#domain/values/escape-html.ts';
import { spokenDays } from '#domain/values/dates/spoken-days.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { notify } from '../shell/notify.ts';
import { account } from '../access/tables.ts';
import { church } from '../churches/tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

const idAndGrants = pick(account, ['id', 'grants']);
const nameOfChurch = pick(church, ['name']);

/** Accounts that may decide between two reports of this church or group; an author of one hears of it there anyway. */
async function deciders(
  tx: TenantTransaction,
  { accountId }: Caller,
  report: AttendanceReport,
): Promise<string[]> {
  const administering = [{ churchIds: [report.churchId] }];
  const leading = [{ scope: 'group', scopeId: report.groupId }];
  const accounts = await tx.rows<RowOf<typeof idAndGrants>>(
    'who may decide',
    `select ${idAndGrants} from account where tenant_id = $1 and id <> $2 and not disabled
       and (grants @> $3::jsonb or grants @> $4::jsonb)`,
    [tx.tenantId, accountId, JSON.stringify(administering), JSON.stringify(leading)],
  );
  const subject = subjectOf(report);
  return accounts.flatMap(({ id, grants }) => (may(grants, 'report.resolve', subject) ? [id] : []));
}

/** Two reports of one service differ: whoever can choose is told, with the second one. */
export async function notifyOfCompeting(
  tx: TenantTransaction,
  caller: Caller,
  report: AttendanceReport,
  now: Date,
): Promise<Record<string, unknown>[]> {
  const [found] = await tx.rows<RowOf<typeof nameOfChurch>>(
    'church of competing reports',
    `select ${nameOfChurch} from church where tenant_id = $1 and id = $2`,
    [tx.tenantId, report.churchId],
  );
  const place = `${found?.name ?? ''}, ${report.serviceName}, ${report.date}. Choose one`;
  const link =
    report.kind === 'church'
      ? '/apps/churches/attendance-reports'
      : '/apps/groups/cell-ministry/attendance-reports';
  const said = { title: 'Two reports for the same service', icon: 'git-compare', link };
  const description = escapeHtml(place);
  const pushed = { pushed: spokenDays([report.date]), tag: `competing-${report.id}` };
  const accounts = await deciders(tx, caller, report);
  return notify(tx, 'reportsDiffer', accounts, { ...said, description, ...pushed, now });
}
