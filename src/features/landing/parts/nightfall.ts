import { vars } from '../../../ui/theme/contract.css.ts';

/** The accent at nightfall, for styles. */
export const nightfall = (light: number): string =>
  `color-mix(in srgb, ${vars.accent.accentSolid} ${light}%, black)`;
