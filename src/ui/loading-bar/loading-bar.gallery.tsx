import type { Example } from '../gallery.ts';
import { LoadingBar } from './loading-bar.tsx';

export const gallery: Example[] = [{ label: 'Busy', Example: () => <LoadingBar busy /> }];
