import { color, font, themes } from '../../../ui/theme/tokens.json';

/** Colours and letters of a picture that leaves the app: the bright ones of the product, whatever the screen has. */
export const paper = color.surface.light.hex;
export const ink = color.text.light.hex;
export const muted = color.textMuted.light.hex;
export const accent = themes.protea.accentSolid.light.hex;
export const letters = font.family.sans;
