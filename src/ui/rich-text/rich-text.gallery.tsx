import type { Example } from '../gallery.ts';
import { RichText } from './rich-text.tsx';

const letter = `<p>The list is open until <strong>Friday</strong>.</p>
<ul><li>Cooking</li><li>Music</li></ul>
<p><a href="https://example.org/list">Put your name down</a></p>`;

export const gallery: Example[] = [
  { label: 'In a line', Example: () => <RichText html="<em>Two</em> new songs" /> },
  { label: 'Paragraphs', Example: () => <RichText html={letter} kind="block" /> },
];
