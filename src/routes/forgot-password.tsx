import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../app/guards.ts';
import { useBusy } from '../app/use-busy.ts';
import { ForgotPassword } from '../features/access/screens/forgot-password.tsx';
import { EmptyLayout } from '../layouts/empty/empty-layout.tsx';

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: () => guestOnly({ search: {} }),
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Forgot password · Ibandla</title>
      <ForgotPassword />
    </EmptyLayout>
  );
}
