import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { ReportListScreen } from '../../../../features/attendance/screens/report-list-screen.tsx';
import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import type { ReportSearch } from '../../../../features/attendance/parts/report-filter-bar.tsx';
import { LossNotices } from '../../../../features/devices/parts/loss-notices.tsx';
import { isLocalDate } from '#domain/values/is-local-date.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isUuid = (value: string) => uuid.test(value);

const readable: Record<Exclude<keyof ReportSearch, 'page'>, (value: string) => boolean> = {
  group: isUuid,
  church: isUuid,
  service: isUuid,
  from: isLocalDate,
  to: isLocalDate,
};

/**
 * What the address says and can be read; the rest is no filter. Every key is answered: the router lays
 * the answer over what the address said.
 */
function searchOf(search: Record<string, unknown>): ReportSearch {
  const read = (key: keyof typeof readable) => {
    const value = search[key];
    return typeof value === 'string' && readable[key](value) ? value : undefined;
  };
  const page = Number(search['page']);
  return {
    group: read('group'),
    church: read('church'),
    service: read('service'),
    from: read('from'),
    to: read('to'),
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
  };
}

export const Route = createFileRoute('/_signed-in/apps/churches/attendance-reports')({
  validateSearch: searchOf,
  loader: async ({ parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise;
    const { holds } = await import('#domain/permissions.ts');
    if (loaderData && !holds(loaderData.grants, 'report.view')) {
      throw redirect({ to: '/apps/churches/my-reports' });
    }
  },
  component: ReportsPage,
});

function ReportsPage() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <>
      <LossNotices />
      <ReportListScreen
        definition={churchAttendanceReport}
        title="Attendance reports"
        search={search}
        onSearch={(next) =>
          void navigate({ to: '/apps/churches/attendance-reports', search: next, replace: true })
        }
      />
    </>
  );
}
