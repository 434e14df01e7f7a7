import { createFileRoute } from '@tanstack/react-router';
import { ReportScreen } from '../../../../features/attendance/screens/report-screen.tsx';

/** `church`, `service` and `date` open a certain report: a draft, or one to mend. */
interface Wanted {
  church?: string;
  service?: string;
  date?: string;
}

export const Route = createFileRoute('/_signed-in/apps/churches/submit-attendance-report')({
  validateSearch: (search: Record<string, unknown>): Wanted =>
    Object.fromEntries(
      ['church', 'service', 'date'].flatMap((key) =>
        typeof search[key] === 'string' ? [[key, search[key]]] : [],
      ),
    ),
  component: SubmitPage,
});

function SubmitPage() {
  const { church, service, date } = Route.useSearch();
  const wanted =
    church !== undefined && service !== undefined && date !== undefined
      ? { churchId: church, serviceId: service, date }
      : null;
  return <ReportScreen key={JSON.stringify(wanted)} wanted={wanted} />;
}
