import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';

/** Another tab counts this report; this one shows it and can take it over. */
export function Elsewhere({ onContinue }: { onContinue(): void }) {
  return (
    <Banner
      tone="info"
      icon={Info}
      title="This report is open in another tab."
      action={
        <Button size="touch" onClick={onContinue}>
          Continue here
        </Button>
      }
    />
  );
}

/** The church or the service is gone; what was counted is not. */
export function Gone({ problem }: { problem: string }) {
  return (
    <Banner tone="warning" icon={TriangleAlert} title={`${problem}.`}>
      Your numbers are kept.
    </Banner>
  );
}
