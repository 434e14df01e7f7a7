import { style } from '@vanilla-extract/css';
import { tone } from '../../ui/navigation/navigation-tone.css.ts';
import { vars } from '../../ui/theme/contract.css.ts';
import { below, rem, text } from '../../ui/theme/scale.ts';
import { radius } from '../../ui/theme/tokens.json';

const { color, accent } = vars;

/** A phone's header has no room for what is seldom used: there it shows with an update only. */
export const quiet = style({
  color: tone.text,
  '@media': { [below.md]: { display: 'none' } },
});
export const waiting = style({
  position: 'relative',
  color: tone.text,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: rem(6),
    insetInlineEnd: rem(6),
    width: rem(9),
    height: rem(9),
    borderRadius: rem(radius.pill),
    background: accent.accentSolid,
    boxShadow: `0 0 0 2px ${color.surface}`,
  },
});

export const drawerWidth = 404;
export const state = style({ ...text('body'), marginBlockEnd: rem(20) });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${rem(16)}`,
  paddingBlock: rem(12),
  borderBlockEnd: `1px solid ${color.border}`,
});
export const version = style({ ...text('body'), fontWeight: 500 });
export const when = style({ ...text('body'), color: color.textMuted });
export const build = style({ ...text('small'), flexBasis: '100%', color: color.textMuted });
