import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { below, rem, tabular, text } from '../theme/scale.ts';
import { radius, size } from '../theme/tokens.json';
import { visuallyHidden } from '../visually-hidden.css.ts';

const { color } = vars;

export const frame = style({
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
});

export const scroll = style({ overflowX: 'auto' });

export const table = style({
  ...text('body'),
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [below.md]: { display: 'block' } },
});

export const head = style({ '@media': { [below.md]: { display: 'none' } } });

export const th = style({
  ...text('label'),
  height: rem(size.control.default),
  paddingInline: rem(12),
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const body = style({ '@media': { [below.md]: { display: 'block' } } });

/** Below md each row is a card. */
export const tr = style({
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [below.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${rem(4)} ${rem(12)}`,
      padding: rem(16),
    },
  },
});

export const td = style({
  height: rem(size.row.default),
  paddingInline: rem(12),
  whiteSpace: 'nowrap',
  '@media': { [below.md]: { height: 'auto', padding: 0, whiteSpace: 'normal' } },
});

const onPhone = (rules: object) => ({ '@media': { [below.md]: rules } });
const wholeLine = { flexBasis: '100%', ...text('small'), color: color.textMuted };

/** The parts of a row card, from its top to its bottom. */
export const onCard = styleVariants({
  title: [onPhone({ order: 1, ...text('title') })],
  /** The one number that counts. */
  figure: [onPhone({ order: 2, marginInlineStart: 'auto', ...text('heading2') })],
  line: [onPhone({ order: 3, ...wholeLine })],
  fact: [onPhone({ order: 4, ...text('small'), fontWeight: 600 })],
  foot: [onPhone({ order: 5, ...wholeLine })],
  end: [onPhone({ order: 6, flexBasis: '100%' })],
});

/** Nothing to say on a row card. */
export const gap = style({ '@media': { [below.md]: { display: 'none' } } });

const unsaid = style([{ display: 'none' }, onPhone({ display: 'inline' })]);
const heard = style([visuallyHidden, { display: 'none' }, onPhone({ display: 'block' })]);

/** A column's name beside its value: read on facts, heard on the others, gone where a head says it. */
export const names = styleVariants({
  title: [heard],
  figure: [heard],
  line: [heard],
  fact: [unsaid, { color: color.textMuted, fontWeight: 400 }],
  foot: [unsaid, { color: color.textMuted }],
  end: [heard],
});

export const number = style({ ...tabular, textAlign: 'end', whiteSpace: 'nowrap' });
export const caption = visuallyHidden;
