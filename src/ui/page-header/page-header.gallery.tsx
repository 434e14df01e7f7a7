import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { BackKey } from './back-key.tsx';
import { PageHeader } from './page-header.tsx';
import { PageWayHere } from './page-way.ts';

export const gallery: Example[] = [
  {
    label: 'With facts and actions',
    Example: () => (
      <PageHeader
        title="People"
        heading="p"
        facts="8 412 people in 12 churches"
        actions={
          <>
            <Button icon={Upload}>Import</Button>
            <Button icon={UserPlus} kind="primary">
              New person
            </Button>
          </>
        }
      />
    ),
  },
  {
    label: 'Breadcrumb',
    Example: () => (
      // As where no bar names the way.
      <PageWayHere value={{ through: [], isInBar: false }}>
        <PageHeader
          title="Harare cell"
          heading="p"
          trail={[{ title: 'Groups', to: '/apps/groups' }, { title: 'Cells' }]}
        />
      </PageWayHere>
    ),
  },
  { label: 'Back, on phones', Example: () => <BackKey onBack={() => undefined} /> },
];
