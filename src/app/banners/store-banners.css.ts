import { style } from '@vanilla-extract/css';
import { zIndex } from '../../ui/theme/tokens.json';

/** Over the page and what stands fixed beside it: the way out must not be under the strip of the chat. */
export const over = style({ position: 'relative', zIndex: zIndex.topbar + 1 });

/** Words in the place of the first page. */
export const wholePage = style({ display: 'grid', minHeight: '100dvh', placeContent: 'center' });
