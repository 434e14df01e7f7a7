import { createFileRoute } from '@tanstack/react-router';
import { Gallery } from '../app/gallery.tsx';

/** Every part of the design system, side by side. */
export const Route = createFileRoute('/ui')({ component: Gallery });
