import { createFileRoute } from '@tanstack/react-router';
import { searchTexts } from '../../../../app/search-texts.ts';
import { ReportScreen } from '../../../../features/attendance/form/report-screen.tsx';

export const Route = createFileRoute('/_signed-in/apps/churches/submit-attendance-report')({
  // They open a certain report: a draft, or one to mend; or a church.
  validateSearch: searchTexts('church', 'service', 'date'),
  // A guess made while a pointer is over a link would be old by the time it is followed.
  loader: async ({ location, preload }) => {
    if (preload) return;
    const { formAhead } = await import('../../../../features/attendance/form/form-ahead.ts');
    await formAhead(wantedOf(location.search));
  },
  component: SubmitPage,
});

function wantedOf({
  church,
  service,
  date,
}: Partial<Record<'church' | 'service' | 'date', string>>) {
  // A church alone asks for what is due there.
  return church === undefined ? null : { churchId: church, serviceId: service, date };
}

function SubmitPage() {
  const wanted = wantedOf(Route.useSearch());
  return <ReportScreen key={JSON.stringify(wanted)} wanted={wanted} />;
}
