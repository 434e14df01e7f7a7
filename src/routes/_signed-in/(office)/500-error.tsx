import { createFileRoute } from '@tanstack/react-router';
import { ServerError } from '../../../app/office/pages.tsx';

export const Route = createFileRoute('/_signed-in/(office)/500-error')({
  staticData: { title: 'Something has gone wrong' },
  component: ServerError,
});
