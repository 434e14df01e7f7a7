import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { cramped, rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(12) });
export const name = style(text('heading3'));
export const examples = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(400)}), 1fr))`,
  alignItems: 'start',
  gap: rem(20),
});
export const example = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(8),
});
export const wide = style({ gridColumn: '1 / -1' });
export const label = style({ ...text('label'), color: vars.color.textMuted });
export const live = style({
  padding: rem(20),
  border: `1px solid ${vars.color.border}`,
  borderRadius: rem(radius.card),
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  minWidth: 0,
  '@media': { [cramped]: { padding: rem(8) } },
});
/** An example may be of several. */
globalStyle(`${live} > * + *`, { marginBlockStart: rem(12) });
