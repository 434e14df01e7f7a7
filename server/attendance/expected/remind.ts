import { randomUUID } from 'node:crypto';
import { expectedKey, type ExpectedReport } from '#domain/attendance/expected/expected-report.ts';
import { expectedOfGroups } from '#domain/attendance/expected/expected-groups.ts';
import { expectedOfServices } from '#domain/attendance/expected/expected-services.ts';
import { quietUntil } from '#domain/attendance/reminding/quiet-hours.ts';
import type { remindMissing } from '#domain/attendance/reminding/remind-operation.ts';
import type { ReportReminder } from '#domain/attendance/reminding/report-reminder.ts';
import { Failure } from '#domain/errors.ts';
import type { InputOf, OutputOf } from '#domain/operation.ts';
import { escapeHtml } from '#domain/values/escape-html.ts';
import { longDate } from '#domain/values/dates/local-date.ts';
import { spokenDays } from '#domain/values/dates/spoken-days.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { selectList } from '../../entity-store.ts';
import { notify } from '../../shell/notify.ts';
import type { Effect } from '../../sync/effect.ts';
import { reportReminderStore } from '../scopes.ts';
import { type Asking, type ChurchFacts, expectedFacts } from './expected-facts.ts';
import { whoReports } from './who-reports.ts';

type Asked = InputOf<typeof remindMissing>;
type Reminded = OutputOf<typeof remindMissing>;

/** On whose behalf people are reminded: of a person, or of the policy of the church. */
export interface Reminding {
  byName: string | null;
  asking: Asking;
  now: Date;
}

/** Reminders that are there. The church is locked: of two people who remind at once, the second finds those of the first. */
async function remindersOf(
  tx: TenantTransaction,
  churchId: string,
  { from, to }: { from: string; to: string },
): Promise<Map<string, ReportReminder>> {
  const found = await tx.rows(
    'church to remind',
    'select 1 from church where tenant_id = $1 and id = $2 for no key update',
    [tx.tenantId, churchId],
  );
  if (found.length === 0) throw new Failure('not_found', 'This church was not found');
  const rows = await tx.rows<ReportReminder>(
    'reminders of a church',
    `select ${selectList(reportReminderStore)} from report_reminder
     where tenant_id = $1 and church_id = $2 and date >= $3 and date <= $4`,
    [tx.tenantId, churchId, from, to],
  );
  return new Map(rows.map((row) => [expectedKey(row), row]));
}

/** Missing reports of a church in some days, by their keys. */
function missingOf(facts: ChurchFacts, span: { from: string; to: string; now: number }) {
  const all = [...expectedOfServices(facts, span), ...expectedOfGroups(facts, span)];
  const missing = all.filter(({ state }) => state === 'missing');
  return new Map(missing.map((one) => [expectedKey(one), one]));
}

const shownNames = 3;

/** Tells each person once, however many of their reports are missing; at night phones stay quiet. */
async function tell(
  tx: TenantTransaction,
  facts: ChurchFacts,
  due: ReadonlyMap<string, readonly ExpectedReport[]>,
  now: Date,
): Promise<object[]> {
  const [church] = facts.churches;
  const names = new Map([...facts.services, ...facts.groups].map(({ id, name }) => [id, name]));
  const notBefore = church ? quietUntil(now, church.timeZone) : null;
  const told: object[] = [];
  for (const [accountId, reports] of due) {
    const [first] = reports;
    if (!first || !church) continue;
    const words = reports
      .slice(0, shownNames)
      .map(
        (one) => `${names.get(one.groupId ?? one.serviceId ?? '') ?? ''}, ${longDate(one.date)}`,
      );
    const more = reports.length > shownNames ? [`and ${reports.length - shownNames} more`] : [];
    const link =
      first.groupId === null
        ? `/apps/churches/submit-attendance-report?church=${first.churchId}&service=${first.serviceId}&date=${first.date}`
        : `/apps/groups/cell-ministry/submit-attendance-report?group=${first.groupId}&date=${first.date}`;
    const said = {
      title: reports.length === 1 ? 'A report is missing' : 'Reports are missing',
      description: escapeHtml([`${church.name}: ${words.join('; ')}`, ...more].join(' ')),
      icon: 'bell-ring',
      link,
      now,
      pushed: spokenDays(reports.map(({ date }) => date)),
      tag: `due-${expectedKey(first)}`,
      notBefore,
    };
    told.push(...(await notify(tx, 'reportDue', [accountId], said)));
  }
  return told;
}

/** The days of what somebody asks for. */
function daysOf(reports: Asked['reports']): { from: string; to: string } {
  const dates = reports.map(({ date }) => date).toSorted();
  return { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
}

/** Reminders of those that are missing at this moment and of which nobody was reminded: `made`, and how to write them. */
export async function remind(
  tx: TenantTransaction,
  { churchId, reports }: Asked,
  { byName, asking, now }: Reminding,
): Promise<{ made: readonly ReportReminder[]; effect: Effect<Reminded> }> {
  const days = daysOf(reports);
  const known = await remindersOf(tx, churchId, days);
  const facts = await expectedFacts(tx, churchId, days, asking);
  const missing = missingOf(facts, { ...days, now: now.getTime() });
  const sendersOf = await whoReports(tx, churchId, days.to);
  const output: Reminded = { reminded: [], notMissing: 0, nobody: 0 };
  const made: ReportReminder[] = [];
  const due = new Map<string, ExpectedReport[]>();
  const keys = new Set(reports.map((report) => expectedKey({ churchId, ...report })));
  for (const key of keys) {
    const one = missing.get(key);
    const before = known.get(key);
    const senders = one && !before ? sendersOf(one) : [];
    if (!one) output.notMissing += 1;
    else if (before) output.reminded.push(before);
    else if (senders.length === 0) output.nobody += 1;
    else {
      const { groupId, serviceId, date } = one;
      made.push({
        id: randomUUID(),
        churchId,
        groupId,
        serviceId: groupId === null ? serviceId : null,
        date,
        byName,
        remindedAt: now.toISOString(),
        told: senders.length,
      });
      for (const id of senders) due.set(id, [...(due.get(id) ?? []), one]);
    }
  }
  output.reminded.push(...made);
  if (made.length === 0) return { made, effect: { output } };
  const notification = await tell(tx, facts, due, now);
  const inserts = { reportReminder: made, ...(notification.length > 0 && { notification }) };
  return { made, effect: { output, inserts } };
}
