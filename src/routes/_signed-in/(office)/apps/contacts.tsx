import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { listCountries } from '#domain/demo/contacts/operations.ts';
import { DemoGate } from '../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../app/holders-only.ts';
import { ContactsScreen } from '../../../../features/demo/contacts/screens/contacts-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/contacts')({
  loader: holdersOnly('report.view'),
  component: ContactsPage,
});

function ContactsPage() {
  const { id } = useParams({ strict: false });
  return (
    // Of the calls without input the lightest: five thousand contacts need not travel to be read here.
    <DemoGate first={listCountries} what="your contacts">
      <ContactsScreen openId={id ?? null} menu={<DemoMenu />}>
        <Outlet />
      </ContactsScreen>
    </DemoGate>
  );
}
