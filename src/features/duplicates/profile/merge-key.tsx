import { useNavigate } from '@tanstack/react-router';
import Merge from 'lucide-react/icons/merge';
import { useState } from 'react';
import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';
import { PersonPicker } from '../../../pickers/person-picker.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';

/** Finds the other record of somebody and opens both side by side. */
export function MergeKey({ person }: { person: Person }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const take = (otherId: string) => {
    if (otherId === person.id) setError('This is the same record. Choose the other one');
    else {
      void navigate({
        to: '/apps/people/duplicates/$personId/$otherId',
        params: { personId: person.id, otherId },
      });
    }
  };
  return (
    <>
      <Button icon={Merge} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Merge with…
      </Button>
      {isOpen && (
        <Sheet title={`Merge ${nameOf(person)}`} onClose={() => setOpen(false)}>
          <PersonPicker
            label="The other record"
            value=""
            error={error}
            hint="Both are shown side by side before anything changes."
            onChange={take}
          />
        </Sheet>
      )}
    </>
  );
}
