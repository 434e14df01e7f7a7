import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { Alert, type AlertAppearance, type AlertType } from './alert.tsx';

const types: AlertType[] = [
  'primary',
  'accent',
  'warn',
  'basic',
  'info',
  'success',
  'warning',
  'error',
];
const appearances: AlertAppearance[] = ['border', 'fill', 'outline', 'soft'];

function Dismissed() {
  const [times, setTimes] = useState(0);
  const [gone, setGone] = useState(false);
  return (
    <>
      <Alert key={times} type="success" title="Sent" dismissible onDismiss={() => setGone(true)}>
        Nine reports are on the server.
      </Alert>
      {gone && (
        <Button
          onClick={() => {
            setGone(false);
            setTimes(times + 1);
          }}
        >
          Show it again
        </Button>
      )}
    </>
  );
}

export const gallery: Example[] = [
  ...appearances.map((appearance) => ({
    label: `Appearance: ${appearance}`,
    Example: () =>
      types.map((type) => (
        <Alert key={type} type={type} appearance={appearance} title={type}>
          The service was renamed. Choose it again.
        </Alert>
      )),
  })),
  {
    label: 'Without icon and title',
    Example: () => <Alert icon={false}>Counting ends at noon.</Alert>,
  },
  { label: 'To be dismissed', Example: Dismissed },
];
