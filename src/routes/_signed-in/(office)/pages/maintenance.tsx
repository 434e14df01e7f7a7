import { createFileRoute } from '@tanstack/react-router';
import { Maintenance } from '../../../../app/office/pages.tsx';

export const Route = createFileRoute('/_signed-in/(office)/pages/maintenance')({
  staticData: { title: 'Maintenance' },
  component: Maintenance,
});
