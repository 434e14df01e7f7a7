import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../app/guards.ts';
import { useBusy } from '../app/use-busy.ts';
import { ResetPassword } from '../features/access/screens/reset-password.tsx';
import { EmptyLayout } from '../layouts/empty/empty-layout.tsx';
import { searchTexts } from '../app/search-texts.ts';

export const Route = createFileRoute('/reset-password')({
  validateSearch: searchTexts('token', 'new'),
  beforeLoad: () => guestOnly({ search: {} }),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const { token = '', new: first } = Route.useSearch();
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Choose a new password · Ibandla</title>
      <ResetPassword token={token} first={first !== undefined} />
    </EmptyLayout>
  );
}
