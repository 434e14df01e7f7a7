import type { Example } from '../gallery.ts';
import { QrCode } from './qr-code.tsx';

export const gallery: Example[] = [
  {
    label: 'An address',
    Example: () => <QrCode text="https://ibandla.example/give" label="QR code: the giving page" />,
  },
];
