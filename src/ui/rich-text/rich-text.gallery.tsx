import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { RichTextField } from './rich-text-field.tsx';
import { RichText } from './rich-text.tsx';

const letter = `<p>The list is open until <strong>Friday</strong>.</p>
<ul><li>Cooking</li><li>Music</li></ul>
<p><a href="https://example.org/list">Put your name down</a></p>`;

function ToWrite() {
  const [html, setHtml] = useState(letter);
  const error = html === '' ? 'Write something first' : null;
  return <RichTextField label="Text" html={letter} error={error} onChange={setHtml} />;
}

export const gallery: Example[] = [
  { label: 'In a line', Example: () => <RichText html="<em>Two</em> new songs" /> },
  { label: 'Paragraphs', Example: () => <RichText html={letter} kind="block" /> },
  { label: 'To write in', Example: ToWrite },
];
