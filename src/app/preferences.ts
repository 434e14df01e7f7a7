import { schemes, themeNames, type Scheme, type ThemeName } from '../ui/theme/themes.ts';

const keys = { scheme: 'scheme', theme: 'theme' } as const;
type Listener = () => void;
const listeners = new Set<Listener>();

function kept<Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  const found = localStorage.getItem(key);
  return values.find((value) => value === found) ?? otherwise;
}

export interface Preferences {
  scheme: Scheme;
  theme: ThemeName;
}

function read(): Preferences {
  return {
    scheme: kept(keys.scheme, schemes, 'auto'),
    theme: kept(keys.theme, themeNames, 'protea'),
  };
}

let current = read();

/** Puts a person's choices on the page. Before the first render: nothing flashes. */
export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  delete dataset['scheme'];
  if (current.scheme !== 'auto') dataset['scheme'] = current.scheme;
  dataset['theme'] = current.theme;
}

function change(key: keyof Preferences, value: string): void {
  localStorage.setItem(key, value);
  current = read();
  applyPreferences();
  for (const listener of listeners) listener();
}

const darkDevice = matchMedia('(prefers-color-scheme: dark)');

/** How the product looks on this device. */
export const preferences = {
  /** Also tells when the device itself goes dark or light. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    darkDevice.addEventListener('change', listener);
    return () => {
      listeners.delete(listener);
      darkDevice.removeEventListener('change', listener);
    };
  },
  getSnapshot: (): Preferences => current,
  chooseScheme: (scheme: Scheme) => change(keys.scheme, scheme),
  chooseTheme: (theme: ThemeName) => change(keys.theme, theme),
};

/** Whether the screen is dark now, by choice or by the device. */
export function isDark(): boolean {
  if (current.scheme !== 'auto') return current.scheme === 'dark';
  return darkDevice.matches;
}
