import { style } from '@vanilla-extract/css';
import { rem, text } from '../theme/scale.ts';

/** Without the frame and the room that browsers give it. */
export const bareFieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

/** Name over the choices of a fieldset, as over a field. */
export const legend = style({
  ...text('small'),
  fontWeight: 500,
  padding: 0,
  marginBlockEnd: rem(6),
});
