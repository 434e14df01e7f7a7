import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Church } from '#domain/churches/entities.ts';
import { type Grant, may } from '#domain/permissions.ts';
import { churches } from '#domain/churches/churches.ts';
import { rowOf } from '#domain/register/register.ts';
import { isArchived } from '#domain/rows/is-archived.ts';

import type { OpenRow } from '#store/register/register-queries.ts';
import { BelongingRows } from '../../register/belonging-rows.tsx';
import { RowOverview } from '../../register/overview/row-overview.tsx';
import { RowPage, type RowPageProps } from '../../register/row-page.tsx';
import { buttonLook } from '../../ui/button/button.tsx';
import { churchView } from './church-view.tsx';
import { ReportPolicyTab } from './report-policy-tab.tsx';
import { serviceView } from './service-view.tsx';

function factsOf({ row }: OpenRow, titles: ReadonlyMap<string, string>): string {
  const { churchGroupId, leaderPersonId, shortCode, address, phone } = rowOf(churches, row);
  const group = churchGroupId && titles.get(churchGroupId);
  // Without the name, for who does not see the person.
  const leader = leaderPersonId && titles.get(leaderPersonId);
  return [group, leader && `Led by ${leader}`, shortCode, address, phone]
    .filter(Boolean)
    .join(' · ');
}

const maySeeReports = ({ row, grants }: OpenRow) =>
  may(grants, 'report.view', { kind: 'church', id: row.id });

function keysOf(open: OpenRow) {
  if (!maySeeReports(open)) return null;
  return (
    <Link
      to="/apps/churches/attendance-reports"
      search={{ church: open.row.id }}
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

interface ChurchPageProps extends Pick<RowPageProps, 'id' | 'tab'> {
  /** How many came, and what is missing. */
  Attendance: ComponentType<{ church: Church; grants: readonly Grant[] }>;
}

function overviewOf(open: OpenRow, Attendance: ChurchPageProps['Attendance']) {
  const { row, grants } = open;
  const maySee = may(grants, 'report.view', { kind: 'church', id: row.id });
  const lately = maySee ? <Attendance church={rowOf(churches, row)} grants={grants} /> : null;
  return <RowOverview view={churchView} open={open} lately={lately} />;
}

/** One church: what happened in it lately, where it is and how it works. */
export function ChurchPage({ id, tab, Attendance }: ChurchPageProps) {
  return (
    <RowPage
      view={churchView}
      id={id}
      list="/apps/churches"
      facts={factsOf}
      actions={keysOf}
      overview={(open) => overviewOf(open, Attendance)}
      tabs={tabsOf}
      tab={tab}
    />
  );
}
