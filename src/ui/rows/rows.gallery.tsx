import type { Example } from '../gallery.ts';
import { Rows, Unshown } from './rows.tsx';

const names = ['Naledi Mokoena', 'Thabo Nkosi', 'Lerato Dlamini'];

function OneUnshown() {
  return (
    <ul>
      <Rows of={names} keyOf={(name) => name}>
        {(name, at) => (at === 1 ? <Unshown as="li" /> : <li>{name}</li>)}
      </Rows>
    </ul>
  );
}

export const gallery: Example[] = [
  { label: 'Rows, the second cannot be shown', Example: OneUnshown },
];
