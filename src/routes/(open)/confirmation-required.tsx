import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../../app/guards.ts';
import { useBusy } from '../../app/use-busy.ts';
import { ConfirmationRequired } from '../../features/access/screens/confirmation-required.tsx';
import { EmptyLayout } from '../../layouts/empty/empty-layout.tsx';

export const Route = createFileRoute('/(open)/confirmation-required')({
  beforeLoad: () => guestOnly({ search: {} }),
  component: ConfirmationRequiredPage,
});

function ConfirmationRequiredPage() {
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Confirm your email address · Ibandla</title>
      <ConfirmationRequired />
    </EmptyLayout>
  );
}
