import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { ToFoot } from './to-foot.tsx';
import { WritingForm } from './writing-form.tsx';

function Writing() {
  const [text, write] = useState('The hall is free from seven.');
  return <WritingForm text={text} onWrite={write} onSend={() => write('')} />;
}

function TooLong() {
  const [text, write] = useState('A very long message');
  return (
    <WritingForm
      text={text}
      wrong="8 200 of 8 000 characters. Shorten it or send it in two"
      onWrite={write}
      onSend={() => undefined}
    />
  );
}

export const gallery: Example[] = [
  { label: 'Writing', wide: true, Example: Writing },
  { label: 'Too long', wide: true, Example: TooLong },
  { label: 'Further up', Example: () => <ToFoot missed toFoot={() => undefined} /> },
];
