import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { AuditScreen } from '../../../../../features/audit-log/audit-screen.tsx';
import { auditSearchOf } from '../../../../../features/audit-log/audit-search.ts';

/** What was done in the churches that the person looks after. */
export const Route = createFileRoute('/_signed-in/(office)/pages/settings/audit-log')({
  staticData: { title: 'Audit log', openedFrom: ['/pages/settings', '/pages/settings/account'] },
  validateSearch: auditSearchOf,
  loader: holdersOnly('audit.view'),
  component: AuditPage,
});

function AuditPage() {
  // The router adds what else the address says.
  const search = auditSearchOf(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <AuditScreen
      search={search}
      onSearch={(change) =>
        void navigate({ search: (before) => change(auditSearchOf(before)), replace: true })
      }
    />
  );
}
