import { expectedOfGroups } from '#domain/attendance/expected/expected-groups.ts';
import type { ExpectedSpan } from '#domain/attendance/expected/expected-facts.ts';
import { daysOfPeriod } from '#domain/attendance/expected/periods.ts';
import { submissionsOf } from '#domain/attendance/expected/submissions.ts';
import { reportSubmissions } from '#domain/attendance/expected/submissions-operation.ts';
import { remindMissing } from '#domain/attendance/reminding/remind-operation.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { dateInZone } from '#domain/values/dates/local-date.ts';
import type { Caller } from '../../caller.ts';
import { inTenant, type TenantTransaction } from '../../database/tenant.ts';
import { query, service } from '../../handler.ts';
import { expectedFacts } from './expected-facts.ts';
import { recordReminders } from './record-reminders.ts';

const scopesOf = ({ accessScopes }: Caller) => accessScopes.map(({ scope }) => scope);

interface Leader {
  groupId: string;
  personId: string;
  personName: string;
}

/** Group -> who leads it by its first role that leads; only in groups whose people the caller sees. */
async function leadersOf(
  tx: TenantTransaction,
  caller: Caller,
  groupIds: readonly string[],
): Promise<Map<string, Leader>> {
  const found = await tx.rows<Leader>(
    'leaders of groups',
    `select distinct on (m.group_id) m.group_id as "groupId", p.id as "personId",
       trim(concat_ws(' ', p.first_name, p.last_name)) as "personName"
     from group_membership m join person p on p.tenant_id = $1 and p.id = m.person_id
     where m.tenant_id = $1 and m.group_id = any($2) and m.status = 'active' and m.role_key = 'leader'
       and ('church:' || m.church_id || '/members' = any($3) or 'group:' || m.group_id || '/members' = any($3))
     order by m.group_id, m.joined_on, m.id`,
    [tx.tenantId, groupIds, scopesOf(caller)],
  );
  return new Map(found.map((leader) => [leader.groupId, leader]));
}

export const expectedHandlers = {
  [remindMissing.name]: service(remindMissing, async (services, _context, input, person) => {
    const caller = must(person, 'who reminds');
    const asking = scopesOf(caller);
    const now = services.clock();
    const by = { byName: caller.name, accountId: caller.accountId, asking, now };
    const { output, recorded } = await inTenant(services.pool, caller.tenantId, (tx) =>
      recordReminders(tx, input, by),
    );
    if (recorded) services.live.changed(caller.tenantId, recorded);
    return output;
  }),

  [reportSubmissions.name]: query(reportSubmissions, async (tx, caller, input) => {
    const now = new Date();
    const zone = await tx.rows<{ timeZone: string }>(
      'clock of a church',
      'select time_zone as "timeZone" from church where tenant_id = $1 and id = $2',
      [tx.tenantId, input.churchId],
    );
    const [church] = zone;
    if (!church) throw new Failure('not_found', 'This church was not found');
    const today = dateInZone(now, church.timeZone);
    const span: ExpectedSpan = { ...daysOfPeriod(input.periodType, today), now: now.getTime() };
    const facts = await expectedFacts(tx, input.churchId, span, scopesOf(caller));
    const { withReports, withoutReports } = submissionsOf(expectedOfGroups(facts, span));
    const leaders = await leadersOf(tx, caller, [...withReports, ...withoutReports]);
    const names = new Map(facts.groups.map(({ id, name }) => [id, name]));
    const shown = (ids: readonly string[]) =>
      ids
        .map((id) => {
          const leader = leaders.get(id);
          return {
            id,
            name: names.get(id) ?? '',
            leader: leader ? { personId: leader.personId, personName: leader.personName } : null,
          };
        })
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    return {
      groupsWithReports: shown(withReports),
      groupsWithoutReports: shown(withoutReports),
    };
  }),
};
