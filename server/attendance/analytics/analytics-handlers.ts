import { analyse } from '#domain/attendance/analytics/analyse.ts';
import {
  analyseAttendance,
  churchReportGrid,
  groupReportGrid,
} from '#domain/attendance/analytics/analytics-operations.ts';
import { countedOf } from '#domain/attendance/analytics/counted.ts';
import { daysToJudgeFor } from '#domain/attendance/analytics/days-to-read.ts';
import { gridRows } from '#domain/attendance/analytics/grid-rows.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import type { Caller } from '../../caller.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { query } from '../../handler.ts';
import { analyticsFacts } from './analytics-facts.ts';
import { analyticsColumns } from './analytics-rows.ts';

async function countedFor(tx: TenantTransaction, caller: Caller, question: AnalyticsQuestion) {
  const facts = await analyticsFacts(tx, caller);
  const columns = await analyticsColumns(tx, caller, question, facts);
  return { facts, counted: countedOf(columns, facts, Date.now(), daysToJudgeFor(question)) };
}

/** Everything by month, of all that the caller sees. */
const byMonth: Omit<AnalyticsQuestion, 'kind' | 'from' | 'to'> = {
  interval: 'month',
  measure: 'attendance',
  by: 'church',
  comparesYear: false,
  isPivot: true,
  churchGroupId: null,
  churchIds: [],
  serviceName: null,
  groupTypeId: null,
  groupIds: [],
};

export const analyticsHandlers = {
  [analyseAttendance.name]: query(analyseAttendance, async (tx, caller, question) => {
    const { facts, counted } = await countedFor(tx, caller, question);
    return { data: analyse(question, counted, facts) };
  }),

  [groupReportGrid.name]: query(groupReportGrid, async (tx, caller, input) => {
    const { groupTypeId = null, groupId: groupIds, from, to } = input;
    const question = { ...byMonth, kind: 'group' as const, from, to, groupTypeId, groupIds };
    const { facts, counted } = await countedFor(tx, caller, question);
    const names = new Map(facts.groups.map(({ id, name }) => [id, name]));
    const churches = new Map(facts.churches.map(({ id, name }) => [id, name]));
    const { rows, currency } = gridRows(question, counted, facts);
    const data = rows.map(({ placeId, offering, ...row }) =>
      Object.assign(row, {
        churchName: churches.get(row.churchId) ?? '',
        groupId: placeId,
        groupName: names.get(placeId) ?? '',
        totalOffering: offering,
        currency: offering === null ? null : currency,
      }),
    );
    return { data };
  }),

  [churchReportGrid.name]: query(churchReportGrid, async (tx, caller, input) => {
    const { attendanceTypeIds, churchGroupId = null, churchIds, from, to } = input;
    const question = { ...byMonth, kind: 'church' as const, from, to, churchGroupId, churchIds };
    const { facts, counted } = await countedFor(tx, caller, question);
    const wanted = new Set(attendanceTypeIds);
    const names = new Map(facts.services.map(({ id, name }) => [id, name]));
    const churches = new Map(facts.churches.map(({ id, name }) => [id, name]));
    const { rows } = gridRows(question, counted, facts);
    const data = rows
      .filter(({ placeId }) => wanted.size === 0 || wanted.has(placeId))
      .map(({ placeId, offering: _offering, ...row }) =>
        Object.assign(row, {
          churchName: churches.get(row.churchId) ?? '',
          serviceId: placeId,
          serviceName: names.get(placeId) ?? '',
        }),
      );
    return { data };
  }),
};
