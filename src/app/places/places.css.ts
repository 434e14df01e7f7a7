import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { below, rem, text } from '../../ui/theme/scale.ts';

const { color } = vars;

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A phone has the choice in its menu: the header has no room there. */
export const inHeader = style({ '@media': { [below.md]: { display: 'none' } } });
export const nameInHeader = style({
  ...cut,
  maxWidth: rem(160),
  '@media': { [below.lg]: { display: 'none' } },
});

export const organisation = style({ display: 'grid', minWidth: 0, paddingBlock: rem(4) });
export const organisationName = style(cut);
export const waits = style({ ...text('small'), color: color.textMuted });
