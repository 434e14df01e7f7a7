import { families } from '#domain/families/families.ts';
import { familyAddress, familyName } from '#domain/families/family-words.ts';
import { rowOf } from '#domain/register/register.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { OpenRow } from '#store/register/register-queries.ts';
import { BelongingRows } from '../../../register/belonging-rows.tsx';
import { RowOverview } from '../../../register/overview/row-overview.tsx';
import { RowPage, type RowPageProps } from '../../../register/row-page.tsx';
import type { RegisterView } from '../../../register/register-view.ts';
import { familyMemberView } from '../family-member-view.tsx';
import { familyView } from '../family-view.tsx';
import { CodeCard } from '../code/code-card.tsx';
import { pickupPersonView } from '../pickup/pickup-person-view.tsx';
import { PickupCard } from '../pickup/pickup-card.tsx';
import { FamilyMembersCard } from './family-members-card.tsx';

const familyOf = ({ row }: OpenRow) => rowOf(families, row);
const mayAdd = ({ row, mayEdit }: OpenRow) => mayEdit && !isArchived(row);

const view: RegisterView = {
  ...familyView,
  register: { ...familyView.register, title: (row) => familyName(rowOf(families, row)) },
};

function factsOf(open: OpenRow, titles: ReadonlyMap<string, string>): string {
  const family = familyOf(open);
  return [titles.get(family.churchId), familyAddress(family), family.homePhone]
    .filter(Boolean)
    .join(' · ');
}

function membersTab(open: OpenRow) {
  const { id, churchId } = familyOf(open);
  return {
    name: 'members',
    label: 'Members',
    children: (
      <BelongingRows
        view={familyMemberView}
        to={{ familyId: id, churchId }}
        orderBy="personId"
        begins={{}}
        many
        mayAdd={mayAdd(open)}
      />
    ),
  };
}

function pickupTab(open: OpenRow) {
  const { id, churchId } = familyOf(open);
  return {
    name: 'pickup',
    label: 'Pick-up',
    children: (
      <BelongingRows
        view={pickupPersonView}
        to={{ familyId: id, churchId }}
        orderBy="personId"
        begins={{}}
        mayAdd={mayAdd(open)}
      />
    ),
  };
}

function overviewOf(open: OpenRow, onOpen: (tab: string) => void) {
  const { id } = open.row;
  const beside = (
    <>
      <FamilyMembersCard familyId={id} mayAdd={mayAdd(open)} onAll={() => onOpen('members')} />
      {open.mayEdit && (
        <PickupCard familyId={id} mayAdd={mayAdd(open)} onAll={() => onOpen('pickup')} />
      )}
      {mayAdd(open) && <CodeCard key={id} family={familyOf(open)} />}
    </>
  );
  return <RowOverview view={view} open={open} lately={null} beside={beside} />;
}

/** One family: its people, where they live, and what was changed. */
export function FamilyPage({ id, tab }: Pick<RowPageProps, 'id' | 'tab'>) {
  return (
    <RowPage
      view={view}
      id={id}
      list="/apps/people/families/list"
      facts={factsOf}
      overview={(open) => overviewOf(open, tab.onOpen)}
      tabs={(open) => (open.mayEdit ? [membersTab(open), pickupTab(open)] : [membersTab(open)])}
      tab={tab}
    />
  );
}
