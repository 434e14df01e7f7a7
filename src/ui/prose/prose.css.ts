import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { pageSide } from '../theme/reading-way.css.ts';
import { cramped, mono, rem, text } from '../theme/scale.ts';
import { radius, size } from '../theme/tokens.json';

const { color, accent } = vars;

/** Written text: what stands in it is plain HTML without classes. */
export const prose = style({ ...text('bodyTouch'), maxWidth: rem(size.formMax) });

const rule = (selectors: string, look: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selectors
      .split(', ')
      .map((selector) => `${prose} ${selector}`)
      .join(', '),
    look,
  );

rule('> * + *', { marginBlockStart: rem(16) });
rule('h2', { ...text('heading2'), marginBlockStart: rem(32) });
rule('h3', { ...text('heading3'), marginBlockStart: rem(24) });
rule('a', { color: accent.accentText, textUnderlineOffset: rem(3) });
rule('ul', { listStyle: 'disc', paddingInlineStart: rem(22) });
rule('ol', { listStyle: 'decimal', paddingInlineStart: rem(22) });
rule('li + li', { marginBlockStart: rem(6) });
rule('blockquote', {
  margin: 0,
  paddingInlineStart: rem(16),
  borderInlineStart: `3px solid ${accent.accentBorder}`,
  color: color.textMuted,
});
rule('code', {
  padding: `${rem(1)} ${rem(5)}`,
  borderRadius: rem(radius.xs),
  background: color.sunken,
  fontFamily: mono,
  fontSize: '0.9em',
});
rule('table', { width: '100%', borderCollapse: 'collapse', ...text('body') });
rule('th, td', {
  padding: `${rem(8)} ${rem(10)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: pageSide.start,
  '@media': { [cramped]: { paddingInline: rem(4), overflowWrap: 'anywhere' } },
});
rule('img', { maxWidth: '100%', height: 'auto', borderRadius: rem(radius.card) });
rule('hr', { border: 0, borderBlockStart: `1px solid ${color.border}` });
