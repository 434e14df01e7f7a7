import type { Example } from '../gallery.ts';
import { Card } from './card.tsx';

export const gallery: Example[] = [{ label: 'Card', Example: () => <Card>By age</Card> }];
