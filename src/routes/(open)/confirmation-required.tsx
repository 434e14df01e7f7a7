import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { accessToken } from '../../api/session/who.ts';
import { guestOnly } from '../../app/guards.ts';
import { searchTexts } from '../../app/search-texts.ts';
import { useBusy } from '../../app/use-busy.ts';
import { ConfirmationRequired } from '../../features/access/screens/confirmation-required.tsx';
import { LeaveFirst } from '../../features/access/screens/leave-first.tsx';
import { EmptyLayout } from '../../layouts/empty/empty-layout.tsx';

interface ByLink {
  search: { confirm?: string | undefined };
}

export const Route = createFileRoute('/(open)/confirmation-required')({
  validateSearch: searchTexts('confirm'),
  beforeLoad: guestsOrByLink,
  loaderDeps: ({ search }: ByLink) => ({ confirm: search.confirm }),
  loader: async ({ deps: { confirm } }) => {
    if (confirm === undefined) return null;
    // A session that has expired stands in nobody's way.
    const somebody =
      accessToken() === null
        ? null
        : await (await import('../../api/session/user-here.ts')).userHere();
    if (somebody === null) throw redirect({ to: '/sign-in', search: { confirm } });
    return somebody;
  },
  gcTime: 0,
  component: ConfirmationRequiredPage,
});

/** With the link of a mail nobody is sent away: it may be for them, or for somebody else. */
function guestsOrByLink({ search }: ByLink): void {
  if (search.confirm === undefined) guestOnly({ search: {} });
}

function ConfirmationRequiredPage() {
  const somebody = Route.useLoaderData();
  const router = useRouter();
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Confirm your email address · Ibandla</title>
      {somebody === null ? (
        <ConfirmationRequired />
      ) : (
        <LeaveFirst name={somebody.name} link="confirm" onLeft={() => void router.invalidate()} />
      )}
    </EmptyLayout>
  );
}
