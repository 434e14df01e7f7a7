import { globalStyle } from '@vanilla-extract/css';
import { place } from '../snackbar/snackbar.css.ts';
import { below, rem } from '../theme/scale.ts';

/**
 * Messages stand at the bottom while this drawer is open over all of a phone: at the top they would cover its title and
 * its "Close". They leave free the keys at its foot, or at the end of its form.
 */
export function messagesBelow(drawer: string): void {
  globalStyle(`body:has(.${drawer}) .${place}`, {
    '@media': {
      [below.md]: { top: 'auto', bottom: `calc(${rem(80)} + env(safe-area-inset-bottom))` },
    },
  });
}
