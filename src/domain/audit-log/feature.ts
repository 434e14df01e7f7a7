import type { DomainFeature } from '../domain-feature.ts';
import { auditActors, browseAudit, exportAudit } from './operations.ts';

export const feature: DomainFeature = { operations: [auditActors, browseAudit, exportAudit] };
