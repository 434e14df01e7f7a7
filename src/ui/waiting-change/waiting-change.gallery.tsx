import HeartPulse from 'lucide-react/icons/heart-pulse';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { Example } from '../gallery.ts';
import { WaitingChange } from './waiting-change.tsx';

export const gallery: Example[] = [
  {
    label: 'A family’s wishes',
    Example: () => (
      <WaitingChange
        sent="Sent today at 07:30, usually two days."
        changes={[
          {
            name: 'Address',
            was: '48 Mooki Street, Orlando East',
            is: '7 Klipspruit Valley Road, Orlando East',
            icon: MapPin,
            atOnce: null,
          },
          {
            name: 'Mandla’s cellphone',
            was: '083 555 0100',
            is: '083 555 0166',
            icon: Phone,
            atOnce: null,
          },
          {
            name: 'Sibusiso’s allergies',
            was: null,
            is: 'Peanuts',
            icon: HeartPulse,
            atOnce: 'Children’s church sees it on Sunday.',
          },
        ]}
        onTakeBack={() => undefined}
      />
    ),
  },
];
