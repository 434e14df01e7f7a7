import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { OpenOrganisation } from '#store/organisation/open-organisation.ts';
import { TextField } from '../../../ui/field/field.tsx';
import * as css from '../settings.css.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

const fields = ['email', 'phone', 'website'] as const;

const controls = {
  email: { label: 'Email', type: 'email', icon: Mail, maxLength: 254 },
  phone: { label: 'Phone', type: 'tel', icon: Phone, maxLength: 30 },
  website: { label: 'Website', type: 'url', icon: Globe, maxLength: 200 },
} as const;

/** How people with questions reach the organisation. */
export function ContactCard({ open }: { open: OpenOrganisation }) {
  const section = useSection(open, fields);
  const { values, problems, change } = section;
  return (
    <SectionCard
      title="Contact"
      words="For people with questions: at the end of each mail that Ibandla sends for you"
      section={section}
    >
      <div className={css.pair}>
        {fields.map((field) => (
          <TextField
            key={field}
            {...controls[field]}
            name={field}
            autoComplete="off"
            optional
            value={values[field] ?? ''}
            error={problems[field] ?? null}
            onChange={({ target: { value } }) =>
              change({ [field]: value.trim() === '' ? null : value })
            }
          />
        ))}
      </div>
    </SectionCard>
  );
}
