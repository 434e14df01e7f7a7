import { createFileRoute } from '@tanstack/react-router';
import { Gone } from '../../app/office/pages.tsx';

export const Route = createFileRoute('/_signed-in/404-not-found')({ component: Gone });
