import { createFileRoute, redirect } from '@tanstack/react-router';
import { signedInOnly } from '../app/guards.ts';

/** S2-042: an unknown path, for somebody who is signed in; a guest signs in first. */
export const Route = createFileRoute('/$')({
  beforeLoad: (going) => {
    signedInOnly(going);
    throw redirect({ to: '/404-not-found', replace: true });
  },
});
