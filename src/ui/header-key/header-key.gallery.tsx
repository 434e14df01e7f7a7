import Bell from 'lucide-react/icons/bell';
import Languages from 'lucide-react/icons/languages';
import Mail from 'lucide-react/icons/mail';
import type { Example } from '../gallery.ts';
import { HeaderKey, KeysHaveWords } from './header-key.tsx';

function Some() {
  return (
    <>
      <HeaderKey icon={Mail} label="Messages" waiting={3} />
      <HeaderKey icon={Bell} label="Notifications" pulsing />
      <HeaderKey icon={Languages} label="Language" name="Language: EN">
        EN
      </HeaderKey>
    </>
  );
}

export const gallery: Example[] = [
  { label: 'In a header', Example: Some },
  {
    label: 'Among others, with words',
    Example: () => (
      <KeysHaveWords value>
        <Some />
      </KeysHaveWords>
    ),
  },
];
