import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { rem, text } from '../../ui/theme/scale.ts';

export const organisation = style({ display: 'grid', minWidth: 0, paddingBlock: rem(4) });
export const organisationName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const waits = style({ ...text('small'), color: vars.color.textMuted });
