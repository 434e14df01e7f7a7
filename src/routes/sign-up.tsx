import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { guestOnly } from '../app/guards.ts';
import { useBusy } from '../app/use-busy.ts';
import { SignUp } from '../features/access/screens/sign-up.tsx';
import { EmptyLayout } from '../layouts/empty/empty-layout.tsx';

export const Route = createFileRoute('/sign-up')({
  beforeLoad: () => guestOnly({ search: {} }),
  component: SignUpPage,
});

function SignUpPage() {
  const navigate = useNavigate();
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Create your account · Ibandla</title>
      <SignUp onMade={() => void navigate({ to: '/confirmation-required' })} />
    </EmptyLayout>
  );
}
