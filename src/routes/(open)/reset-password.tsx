import { createFileRoute, useRouter } from '@tanstack/react-router';
import { accessToken } from '../../api/session/who.ts';
import { guestOnly } from '../../app/guards.ts';
import { useBusy } from '../../app/use-busy.ts';
import { LeaveFirst } from '../../features/access/screens/leave-first.tsx';
import { ResetPassword } from '../../features/access/screens/reset-password.tsx';
import { EmptyLayout } from '../../layouts/empty/empty-layout.tsx';
import { searchTexts } from '../../app/search-texts.ts';

export const Route = createFileRoute('/(open)/reset-password')({
  validateSearch: searchTexts('token', 'new'),
  beforeLoad: guestsOrByLink,
  // A session that has expired stands in nobody's way.
  loader: async () =>
    accessToken() === null ? null : (await import('../../api/session/user-here.ts')).userHere(),
  gcTime: 0,
  component: ResetPasswordPage,
});

/** With the link of a mail nobody is sent away: it may be for them, or for somebody else. */
function guestsOrByLink({ search }: { search: { token?: string | undefined } }): void {
  if (search.token === undefined) guestOnly({ search: {} });
}

function ResetPasswordPage() {
  const { token = '', new: first } = Route.useSearch();
  const somebody = Route.useLoaderData();
  const router = useRouter();
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Choose a new password · Ibandla</title>
      {somebody === null ? (
        <ResetPassword token={token} first={first !== undefined} />
      ) : (
        <LeaveFirst name={somebody.name} link="password" onLeft={() => void router.invalidate()} />
      )}
    </EmptyLayout>
  );
}
