import { createFileRoute } from '@tanstack/react-router';
import { Gone } from '../../../../../app/office/pages.tsx';

export const Route = createFileRoute('/_signed-in/(office)/pages/error/404')({
  staticData: { title: 'Page not found' },
  component: Gone,
});
