import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { from, rem, text } from '../../../ui/theme/scale.ts';
import { size } from '../../../ui/theme/tokens.json';
import { live } from '../parts/examples.css.ts';

const { color } = vars;

export const page = style({ display: 'flex', flex: 1, minWidth: 0 });
export const side = style({
  display: 'none',
  '@media': {
    [from.lg]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: rem(size.topbar),
      alignSelf: 'flex-start',
      flexShrink: 0,
      width: rem(236),
      maxHeight: `calc(100dvh - ${rem(size.topbar)})`,
      overflowY: 'auto',
      padding: rem(16),
      borderInlineEnd: `1px solid ${color.border}`,
    },
    print: { display: 'none' },
  },
});
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(24),
  flex: 1,
  minWidth: 0,
  maxWidth: rem(size.contentMax),
  padding: rem(16),
  '@media': { [from.md]: { padding: `${rem(24)} ${rem(28)}` } },
});
export const about = style({
  ...text('body'),
  maxWidth: rem(size.formMax),
  color: color.textMuted,
});
export const key = style({ '@media': { [from.lg]: { display: 'none' } } });
export const bare = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
/** The header’s own widgets, out of their header. */
export const widgets = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(280)}), 1fr))`,
  alignItems: 'start',
  gap: rem(12),
});
export const widget = style([
  live,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: rem(12) },
]);
export const widgetTitle = style(text('title'));
