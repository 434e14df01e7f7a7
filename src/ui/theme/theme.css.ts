import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeNames } from './themes.ts';
import { color, shadow, themes } from './tokens.json';

type Scheme = 'light' | 'dark';
type Value = { hex?: string; css?: string } | string;

function plain(value: Value): string {
  if (typeof value === 'string') return value.replace('var(--border)', vars.color.border);
  return value.hex ?? value.css ?? '';
}

function inScheme<T extends Record<string, Record<Scheme, Value>>>(
  tokens: T,
  scheme: Scheme,
): Record<keyof T, string> {
  const entries = Object.entries(tokens).map(([key, token]) => [key, plain(token[scheme])]);
  return Object.fromEntries(entries) as Record<keyof T, string>;
}

function surroundings(scheme: Scheme) {
  return {
    ...assignVars(vars.color, inScheme(color, scheme)),
    ...assignVars(vars.shadow, inScheme(shadow, scheme)),
  };
}

/**
 * Without a choice the device's own scheme holds, before any script has run; `data-scheme` and
 * `data-theme` on the root element are a person's choices.
 */
const darkDevice = '(prefers-color-scheme: dark)';

globalStyle(':root', { colorScheme: 'light', vars: surroundings('light') });
globalStyle(':root:not([data-scheme="light"])', {
  '@media': { [darkDevice]: { colorScheme: 'dark', vars: surroundings('dark') } },
});
globalStyle(':root[data-scheme="dark"]', { colorScheme: 'dark', vars: surroundings('dark') });

for (const name of themeNames) {
  const chosen = name === 'protea' ? '' : `[data-theme="${name}"]`;
  const accent = (scheme: Scheme) => assignVars(vars.accent, inScheme(themes[name], scheme));
  globalStyle(`:root${chosen}`, { vars: accent('light') });
  globalStyle(`:root${chosen}:not([data-scheme="light"])`, {
    '@media': { [darkDevice]: { vars: accent('dark') } },
  });
  globalStyle(`:root${chosen}[data-scheme="dark"]`, { vars: accent('dark') });
}

/** A panel that is dark whatever the page is. */
globalStyle('[data-inside="dark"]', { colorScheme: 'dark', vars: surroundings('dark') });
for (const name of themeNames) {
  const chosen = name === 'protea' ? ':root' : `:root[data-theme="${name}"]`;
  globalStyle(`${chosen} [data-inside="dark"]`, {
    vars: assignVars(vars.accent, inScheme(themes[name], 'dark')),
  });
}

/** A sample of an accent, wherever it stands. */
for (const name of themeNames) {
  globalStyle(`[data-accent="${name}"]`, {
    vars: assignVars(vars.accent, inScheme(themes[name], 'light')),
  });
}
