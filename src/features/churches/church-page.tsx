import { Link } from '@tanstack/react-router';
import type { Church } from '#domain/churches/entities.ts';
import { isArchived } from '#domain/rows/is-archived.ts';

import type { OpenRow } from '#store/register/register-queries.ts';
import { BelongingRows } from '../../register/belonging-rows.tsx';
import { RowPage, type RowPageProps } from '../../register/row-page.tsx';
import { buttonLook } from '../../ui/button/button.tsx';
import { churchView } from './church-view.tsx';
import { ReportPolicyTab } from './report-policy-tab.tsx';
import { serviceView } from './service-view.tsx';

function factsOf({ row }: OpenRow, titles: ReadonlyMap<string, string>): string {
  const { churchGroupId, leaderPersonId, shortCode, address, phone } = row as unknown as Church;
  const group = churchGroupId && titles.get(churchGroupId);
  // Without the name, for who does not see the person.
  const leader = leaderPersonId && titles.get(leaderPersonId);
  return [group, leader && `Led by ${leader}`, shortCode, address, phone]
    .filter(Boolean)
    .join(' · ');
}

function reportsOf({ row }: OpenRow) {
  return (
    <Link
      to="/apps/churches/attendance-reports"
      search={{ church: row.id }}
      className={buttonLook({})}
    >
      Reports
    </Link>
  );
}

function tabsOf({ row, mayEdit }: OpenRow) {
  const mayAdd = mayEdit && !isArchived(row);
  return [
    {
      name: 'services',
      label: 'Services',
      children: (
        <BelongingRows
          view={serviceView}
          to={{ churchId: row.id }}
          orderBy="sort"
          mayAdd={mayAdd}
        />
      ),
    },
    {
      name: 'policy',
      label: 'Report policy',
      children: <ReportPolicyTab churchId={row.id} mayEdit={mayAdd} />,
    },
  ];
}

/** One church: where it is and how it works, for who may change it and for who may read it. */
export function ChurchPage({ id, tab }: Pick<RowPageProps, 'id' | 'tab'>) {
  return (
    <RowPage
      view={churchView}
      id={id}
      list="/apps/churches"
      facts={factsOf}
      actions={reportsOf}
      tabs={tabsOf}
      tab={tab}
    />
  );
}
