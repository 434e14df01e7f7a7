import { createFileRoute } from '@tanstack/react-router';
import { ContactDrawer } from '../../../../../features/demo/contacts/parts/contact-drawer.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/contacts/$id')({
  component: ContactPage,
});

function ContactPage() {
  return <ContactDrawer id={Route.useParams().id} />;
}
