import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { Badge } from '../../ui/badge/badge.tsx';

/** The normal one is said in plain words. */
export function SeverityBadge({ severity }: Pick<FollowUp, 'severity'>) {
  if (severity === 'Normal') return severity;
  return (
    <Badge tone="warning" icon={TriangleAlert}>
      {severity}
    </Badge>
  );
}
