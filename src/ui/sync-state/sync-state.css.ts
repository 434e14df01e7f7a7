import { styleVariants } from '@vanilla-extract/css';
import { pill } from '../pill/pill.css.ts';
import { vars } from '../theme/contract.css.ts';
import { syncState } from '../theme/tokens.json';

const { color, accent } = vars;

export const tones = styleVariants({
  neutral: {
    background: color.neutralSoft,
    borderColor: color.neutralBorder,
    color: color.neutralText,
  },
  info: { background: color.infoSoft, borderColor: color.infoBorder, color: color.infoText },
  accent: {
    background: accent.accentSoft,
    borderColor: accent.accentBorder,
    color: accent.accentText,
  },
  success: {
    // A shade nearer to the page than the soft tone, for a contrast of 7.
    background: `color-mix(in srgb, ${color.successSoft} 70%, ${color.surface})`,
    borderColor: color.successBorder,
    color: color.successText,
  },
  warning: {
    background: color.warningSoft,
    borderColor: color.warningBorder,
    color: color.warningText,
  },
  danger: {
    background: color.dangerSoft,
    borderColor: color.dangerBorder,
    color: color.dangerText,
  },
  violet: {
    background: color.violetSoft,
    borderColor: color.violetBorder,
    color: color.violetText,
  },
});

export type SyncStateName = keyof typeof syncState;

/** Look and word of each state. */
export const states = Object.fromEntries(
  Object.entries(syncState).map(([name, { tone, label }]) => [
    name,
    { label, look: `${pill} ${tones[tone as keyof typeof tones]}` },
  ]),
) as Record<SyncStateName, { label: string; look: string }>;
