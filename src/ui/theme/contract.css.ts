import { createThemeContract } from '@vanilla-extract/css';
import { color, shadow, themes } from './tokens.json';

function names<T extends object>(values: T): Record<keyof T, null> {
  return Object.fromEntries(Object.keys(values).map((key) => [key, null])) as Record<keyof T, null>;
}

/** Every colour and shadow of the product, by what it is for. The only place colours come from. */
export const vars = createThemeContract({
  color: names(color),
  accent: names(themes.protea),
  shadow: names(shadow),
});
