import { createFileRoute } from '@tanstack/react-router';
import { searchTexts } from '../../../../app/search-texts.ts';
import { ReportScreen } from '../../../../features/attendance/screens/report-screen.tsx';

export const Route = createFileRoute('/_signed-in/apps/churches/submit-attendance-report')({
  // They open a certain report: a draft, or one to mend.
  validateSearch: searchTexts('church', 'service', 'date'),
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
