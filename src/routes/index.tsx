import { createFileRoute, redirect } from '@tanstack/react-router';

/** S2-005: the default path. Also where a sign-out ends, which leads a guest to sign-in. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/pages/profile/dashboard' });
  },
});
