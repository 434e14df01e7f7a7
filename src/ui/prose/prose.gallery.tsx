import type { Example } from '../gallery.ts';
import { Prose } from './prose.tsx';

export const gallery: Example[] = [
  {
    label: 'An announcement',
    Example: () => (
      <Prose>
        <h2>Carols by candlelight</h2>
        <p>
          We meet on the lawns of <strong>Orlando Stadium</strong>. Bring a candle and a friend.
          More is on <a href="#programme">the programme</a>.
        </p>
        <ul>
          <li>Gates open at 17:30</li>
          <li>
            Parking costs <code>R 20</code>
          </li>
        </ul>
        <blockquote>Sing, and let the street hear it.</blockquote>
      </Prose>
    ),
  },
];
