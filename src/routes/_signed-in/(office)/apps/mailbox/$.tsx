import { createFileRoute, redirect } from '@tanstack/react-router';
import { readSettings } from '#domain/demo/mailbox/operations.ts';
import { DemoGate } from '../../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { MailboxScreen } from '../../../../../features/demo/mailbox/screens/mailbox-screen.tsx';

/** S2-079: folders, filters, labels, their pages, a mail on them, and the settings. */
export const Route = createFileRoute('/_signed-in/(office)/apps/mailbox/$')({
  staticData: { title: 'Mailbox' },
  loader: async (context) => {
    const { splatAt } = await import('../../../../../features/demo/mailbox/mailbox-address.ts');
    const { _splat: asked = '' } = context.params;
    const written = splatAt(asked);
    if (written !== asked) {
      throw redirect({ to: '/apps/mailbox/$', params: { _splat: written }, replace: true });
    }
    return holdersOnly('report.view')(context);
  },
  component: MailboxAt,
});

function MailboxAt() {
  const { _splat: splat = '' } = Route.useParams();
  return (
    <DemoGate first={readSettings} what="your mails">
      <MailboxScreen splat={splat} menu={<DemoMenu />} />
    </DemoGate>
  );
}
