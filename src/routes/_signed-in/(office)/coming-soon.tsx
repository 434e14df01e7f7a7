import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../../../app/office/coming-soon/coming-soon-page.tsx';

export const Route = createFileRoute('/_signed-in/(office)/coming-soon')({
  staticData: { title: 'What is coming' },
  component: ComingSoonPage,
});
