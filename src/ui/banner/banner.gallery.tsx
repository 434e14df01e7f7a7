import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { Banner } from './banner.tsx';

export const gallery: Example[] = [
  {
    label: 'Offline',
    Example: () => (
      <Banner tone="warning" icon={WifiOff} title="You’re offline.">
        Keep counting. Reports are saved here and sent when the signal is back.
      </Banner>
    ),
  },
  {
    label: 'Danger',
    Example: () => (
      <Banner
        tone="danger"
        icon={CircleAlert}
        title="One report could not be sent."
        action={<Button size="small">Fix</Button>}
      />
    ),
  },
  {
    label: 'Info',
    Example: () => <Banner tone="info" icon={Info} title="This report is open in another tab." />,
  },
];
