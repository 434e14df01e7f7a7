import Search from 'lucide-react/icons/search';
import { TextField } from '../field/field.tsx';
import type { Example } from '../gallery.ts';
import { HeroBand } from './hero-band.tsx';

export const gallery: Example[] = [
  {
    label: 'With a field',
    Example: () => (
      <HeroBand
        title="How can we help?"
        heading="p"
        field={<TextField label="Search the guides" size="touch" icon={Search} />}
      >
        Guides for counting, reporting and everything round it.
      </HeroBand>
    ),
  },
  {
    label: 'Words alone',
    Example: () => (
      <HeroBand title="Academy" heading="p">
        Short courses for everybody who serves.
      </HeroBand>
    ),
  },
];
