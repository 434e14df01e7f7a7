import Hourglass from 'lucide-react/icons/hourglass';
import Sun from 'lucide-react/icons/sun';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { Example } from '../gallery.ts';
import { Pill } from './pill.tsx';

const pills = [
  ['info', Sun, 'Screen stays on'],
  ['info', TabletSmartphone, '2 not sent'],
  ['warning', WifiOff, 'Offline'],
  ['warning', Hourglass, 'Waiting'],
] as const;

export const gallery: Example[] = pills.map(([tone, icon, word]) => ({
  label: word,
  Example: () => (
    <Pill tone={tone} icon={icon}>
      {word}
    </Pill>
  ),
}));
