import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { holds } from '#domain/permissions.ts';
import { useProfile } from '../../../../../app/profile.tsx';
import { churchFirst } from '../../../../../app/places/church-first.ts';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { ReportListScreen } from '../../../../../features/attendance/reports/report-list-screen.tsx';
import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import { preloadPart } from '../../../../../ui/preload-part.tsx';
import type { ReportSearch } from '../../../../../features/attendance/reports/report-filter-bar.tsx';
import { searchOf } from '../../../../../features/attendance/reports/report-search.ts';
import { ReportNotices } from '../../../../../app/office/report-notices.tsx';

const detail = preloadPart(
  async () =>
    (await import('../../../../../features/attendance/report/report-detail-screen.tsx'))
      .ReportDetailScreen,
);

const expected = preloadPart(
  async () =>
    (await import('../../../../../features/attendance/expected/expected-screen.tsx'))
      .ExpectedScreen,
);

export const Route = createFileRoute('/_signed-in/(office)/apps/churches/attendance-reports')({
  validateSearch: searchOf,
  beforeLoad: churchFirst,
  loader: holdersOnly('report.view'),
  component: ReportsPage,
});

function ReportsPage() {
  // The router adds what else the address says.
  const search = searchOf(Route.useSearch());
  const navigate = useNavigate();
  const { tenant, grants, id: accountId } = useProfile();
  const viewer = { grants, accountId };
  const go = (next: ReportSearch, replace = false) =>
    void navigate({ to: '/apps/churches/attendance-reports', search: next, replace });
  const list = {
    search,
    timeZone: tenant.timeZone,
    onOpen: (report: string) => go({ ...search, report }),
    onSearch: (next: ReportSearch) => go(next, true),
  };
  if (search.report !== undefined) {
    return (
      <Suspense>
        <detail.Part
          id={search.report}
          viewer={viewer}
          onBack={() => go({ ...search, report: undefined })}
        />
      </Suspense>
    );
  }
  if (search.view === 'church') {
    return (
      <Suspense>
        <expected.Part kind="church" title="Attendance reports" viewer={viewer} {...list} />
      </Suspense>
    );
  }
  return (
    <>
      <ReportNotices />
      <ReportListScreen
        definition={churchAttendanceReport}
        title="Attendance reports"
        mayImport={holds(grants, 'report.resolve')}
        {...list}
      />
    </>
  );
}
