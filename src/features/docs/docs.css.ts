import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../ui/theme/page-padding.ts';
import { from, rem, text } from '../../ui/theme/scale.ts';
import { radius } from '../../ui/theme/tokens.json';

const { color, accent } = vars;

export const page = style([
  { ...pagePadding, ...pageWidth },
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: rem(32),
    '@media': { [from.lg]: { gridTemplateColumns: `${rem(220)} minmax(0, 1fr)` } },
  },
]);
/** On a phone after what it leads to: who came here came to read. */
export const contents = style({
  display: 'grid',
  gap: rem(20),
  order: 1,
  '@media': {
    [from.lg]: { position: 'sticky', top: rem(88), order: 0 },
    print: { display: 'none' },
  },
});
export const group = style({ ...text('label'), color: color.textMuted, paddingBlockEnd: rem(4) });
export const topic = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(36),
  paddingInline: rem(10),
  borderRadius: rem(radius.control),
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current="page"]': { background: accent.accentSoft, color: accent.accentText },
  },
});
export const article = style({
  display: 'grid',
  // Lines of code scroll in their own frame.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(20),
  minWidth: 0,
});
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: rem(12),
  paddingBlockStart: rem(20),
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { print: { display: 'none' } },
});
export const step = style({ ...text('body'), color: accent.accentText, fontWeight: 600 });
export const muted = style({ color: color.textMuted, fontWeight: 400 });

export const releases = style([
  { ...pagePadding },
  { display: 'grid', gap: rem(32), maxWidth: rem(860), minWidth: 0 },
]);
export const release = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
});
export const changes = style({ display: 'grid', justifyItems: 'start', gap: rem(10) });
