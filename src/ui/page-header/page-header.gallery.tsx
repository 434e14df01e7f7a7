import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { PageHeader } from './page-header.tsx';

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
      <PageHeader
        title="Harare cell"
        heading="p"
        trail={[{ title: 'Groups', to: '/apps/groups' }, { title: 'Cells' }]}
      />
    ),
  },
];
