import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { KeyValues } from '../../../ui/key-values/key-values.tsx';
import { coarse, forced, from, reduced } from '../../../ui/theme/scale.ts';
import { useMedia } from '../../../ui/use-media.ts';

const asked = {
  'sm, 600 px and wider': from.sm,
  'md, 820 px and wider': from.md,
  'lg, 1080 px and wider': from.lg,
  'xl, 1440 px and wider': from.xl,
  'Fingers point': coarse,
  'Less motion': reduced,
  'Forced colours': forced,
  'The device is dark': '(prefers-color-scheme: dark)',
} as const;

function Holds({ query }: { query: string }) {
  const holds = useMedia(query);
  return (
    <Badge tone={holds ? 'success' : 'neutral'} icon={holds ? Check : Minus}>
      {holds ? 'Yes' : 'No'}
    </Badge>
  );
}

/** Media queries that match this screen, now: they change as the window does. */
export function MediaWatcher() {
  return (
    <Card>
      <KeyValues
        facts={Object.entries(asked).map(([name, query]) => ({
          name,
          value: <Holds query={query} />,
        }))}
      />
    </Card>
  );
}
