import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner/banner.tsx';
import { useUnsaved } from '../../../ui/confirm/use-unsaved.tsx';
import { SaveKeys } from '../parts/save-keys.tsx';
import { SavedState, SettingsCard } from '../parts/settings-card.tsx';
import * as css from '../settings.css.ts';
import type { Section } from './use-section.ts';

/** A part of the page that is saved by itself. */
export function SectionCard({
  title,
  words,
  section,
  children,
}: {
  title: string;
  words: string;
  section: Section;
  children: ReactNode;
}) {
  const { problems, dirty, busy, pending, savedAt, formProps, cancel } = section;
  const guard = useUnsaved(dirty);
  return (
    <SettingsCard
      title={title}
      words={words}
      unclipped
      aside={<SavedState pending={pending} at={savedAt} />}
    >
      <form className={css.body} aria-label={title} {...formProps}>
        {problems[''] && <Banner tone="danger" icon={CircleAlert} title={`${problems['']}.`} />}
        {children}
        <SaveKeys dirty={dirty} busy={busy} onCancel={cancel} />
        {guard}
      </form>
    </SettingsCard>
  );
}
