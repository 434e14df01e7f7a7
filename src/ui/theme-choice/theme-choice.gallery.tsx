import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { ThemeChoice } from './theme-choice.tsx';

function Themes() {
  const [value, setValue] = useState('fynbos');
  return <ThemeChoice label="Theme" value={value} onChange={setValue} />;
}

export const gallery: Example[] = [{ label: 'One of five', Example: Themes }];
