import type { ReactElement } from 'react';
import { Popover } from '../popover/popover.tsx';
import { TagChoice, type TagChoiceProps } from './tag-choice.tsx';

/** Tags to choose, make, rename and delete, beside their button. Closing forgets search and mode. */
export function TagPanel({ trigger, ...choice }: TagChoiceProps & { trigger: ReactElement }) {
  return (
    <Popover trigger={trigger} label="Tags">
      {() => <TagChoice {...choice} />}
    </Popover>
  );
}
