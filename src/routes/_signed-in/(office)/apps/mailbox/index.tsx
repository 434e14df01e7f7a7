import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/(office)/apps/mailbox/')({
  beforeLoad: () => {
    throw redirect({ to: '/apps/mailbox/$', params: { _splat: 'inbox/1' }, replace: true });
  },
});
