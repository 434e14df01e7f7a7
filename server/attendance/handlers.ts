import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import { groupAttendanceReport } from '#domain/attendance/report-definitions.ts';
import {
  browseReports,
  decideReport as decideReportOperation,
  getReport,
  submitChurchReport,
  submitGroupReport,
  voidReport as voidReportOperation,
} from '#domain/attendance/operations.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { attendanceReport, reportVersion } from '#domain/attendance/entities.ts';
import { openScopes } from '../access/roles/facets.ts';
import { regionsIn } from '../access/roles/regions.ts';
import { type InScopes, shownTo } from '../access/roles/shown-to.ts';
import { selectList } from '../entity-store.ts';
import { command, query } from '../handler.ts';
import { decideReport } from './decide-report.ts';
import { type PlacedVersion, withoutPlace } from './placed-version.ts';
import { picturesOfReport } from './report-pictures.ts';
import { attendanceReportStore, placesOf, reportVersionStore } from './scopes.ts';
import { asRow, type StoredReport } from './stored-report.ts';
import { submitReport } from './submit-report.ts';
import { voidReport } from './void-report.ts';

/** The scopes of parameter 2 in which a report is: they say what of it, and of its history, may be seen. */
const heldBy = `array(select s from unnest(${placesOf('r')}) s where s = any($2)) as "heldBy"`;

const reportColumns = `${selectList(attendanceReportStore, 'r')}, ${heldBy}`;

const orderColumns = { date: 'date', attendance: 'attendance', receivedAt: 'received_at' } as const;
const directions = { ascending: 'asc', descending: 'desc' } as const;

/** The reports in one of the scopes of parameter 2. */
const withinScopes = `${placesOf('r')} && $2`;

const matching = `from attendance_report r join church h on h.tenant_id = $1 and h.id = r.church_id
  where r.tenant_id = $1 and ${withinScopes}
    and ($3::uuid is null or r.church_id = $3)
    and ($4::uuid is null or h.church_group_id in (${regionsIn('select $4::uuid')}))
    and ($5::uuid is null or r.service_id = $5)
    and r.status <> 'void' and ($6::date is null or r.date >= $6) and ($7::date is null or r.date <= $7)
    and ($8::text is null or r.kind = $8)`;

export const attendanceHandlers = {
  [submitChurchReport.name]: command(submitChurchReport, submitReport(churchAttendanceReport)),
  [submitGroupReport.name]: command(submitGroupReport, submitReport(groupAttendanceReport)),
  [decideReportOperation.name]: command(decideReportOperation, decideReport),
  [voidReportOperation.name]: command(voidReportOperation, voidReport),

  [browseReports.name]: query(browseReports, async (tx, caller, input) => {
    const { page, results } = input;
    const filters = [
      tx.tenantId,
      openScopes(caller, 'reports', 'confidential'),
      input.churchId ?? null,
      input.churchGroupId ?? null,
      input.serviceId ?? null,
      input.from ?? null,
      input.to ?? null,
      input.kind ?? null,
    ];
    const counted = await tx.rows<{ total: number }>(
      'count reports',
      `select count(*) as total ${matching}`,
      filters,
    );
    const order = `${orderColumns[input.orderBy]} ${directions[input.sortOrder]} nulls last`;
    const data = await tx.rows<InScopes<StoredReport>>(
      `browse reports by ${order}`,
      `select ${reportColumns} ${matching} order by r.${order}, r.id limit $9 offset $10`,
      [...filters, results, (page - 1) * results],
    );
    const totalResults = must(counted[0], 'the number of reports').total;
    return {
      data: data.map((row) => shownTo(caller, attendanceReport, asRow(row))),
      currentPage: page,
      resultsPerPage: results,
      totalPages: Math.ceil(totalResults / results),
      totalResults,
    };
  }),

  [getReport.name]: query(getReport, async (tx, caller, { id }) => {
    const scopes = openScopes(caller, 'reports', 'confidential');
    const [report] = await tx.rows<InScopes<StoredReport>>(
      'get report',
      `select ${reportColumns} from attendance_report r
       where r.tenant_id = $1 and r.id = $3 and ${withinScopes}`,
      [tx.tenantId, scopes, id],
    );
    if (!report) throw new Failure('not_found', 'This report does not exist');
    const versions = await tx.rows<PlacedVersion>(
      'versions of report',
      `select ${selectList(reportVersionStore, 'v')} from report_version v
       where v.tenant_id = $1 and v.report_id = $2 order by v.received_at, v.id`,
      [tx.tenantId, id],
    );
    const { heldBy: seenBy } = report;
    return {
      data: {
        report: shownTo(caller, attendanceReport, asRow(report)),
        versions: versions.map((row) =>
          shownTo(caller, reportVersion, { ...withoutPlace(row), heldBy: seenBy }),
        ),
        pictures: await picturesOfReport(tx, id),
      },
    };
  }),
};
