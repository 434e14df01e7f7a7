import type { Example } from '../gallery.ts';
import { OptionList } from './option-list.tsx';

export const gallery: Example[] = [
  {
    label: 'Services',
    Example: () => (
      <OptionList
        label="Service"
        value="1"
        onChoose={() => undefined}
        options={[
          { value: '1', label: 'First service, 08:00' },
          { value: '2', label: 'Second service, 10:30', detail: 'Sunday' },
        ]}
      />
    ),
  },
];
