import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding } from '../../../ui/theme/page-padding.ts';
import { from, rem, text } from '../../../ui/theme/scale.ts';

const { color } = vars;

export const page = style([
  pagePadding,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: rem(24),
    width: '100%',
    maxWidth: rem(1080),
    marginInline: 'auto',
    '@media': { [from.lg]: { gridTemplateColumns: `${rem(226)} minmax(0, 1fr)` } },
  },
]);
export const side = style({ display: 'grid', alignContent: 'start', gap: rem(16) });
export const heading = style(text('heading1'));
export const title = style(text('title'));
export const muted = style({ ...text('small'), color: color.textMuted });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(16),
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
});
export const members = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const member = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"face words keys" "face badge keys"',
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: rem(12),
  rowGap: rem(4),
  paddingBlock: rem(8),
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"face words badge keys"',
    },
  },
});
export const face = style({ gridArea: 'face', display: 'flex' });
export const badge = style({ gridArea: 'badge', display: 'flex' });
export const memberKeys = style({ gridArea: 'keys', display: 'flex' });
export const words = style({ gridArea: 'words', display: 'grid', minWidth: 0 });
export const name = style({ ...text('body'), fontWeight: 500, overflowWrap: 'anywhere' });
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: rem(8),
});
