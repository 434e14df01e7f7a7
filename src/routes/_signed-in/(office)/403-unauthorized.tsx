import { createFileRoute } from '@tanstack/react-router';
import { Unauthorized } from '../../../app/office/pages.tsx';

export const Route = createFileRoute('/_signed-in/(office)/403-unauthorized')({
  staticData: { title: 'No access' },
  component: Unauthorized,
});
