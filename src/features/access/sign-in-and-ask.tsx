import type { ReactNode } from 'react';
import { signIn, type Credentials } from '../../api/session/sign-in.ts';
import { prepareFirstSync } from '../../api/sync/prepare-first-sync.ts';

/** Loads the parts that come after the password, while the rest of the form is filled in. */
export const prepareSignIn = prepareFirstSync;

interface Page {
  /** Shows a question in place of the form, and the form again for null: what was typed is in it still. */
  ask(question: ReactNode): void;
  onSignedIn(): void;
  /** In whatever organisation, also if somebody is signed in. */
  elsewhere?: boolean;
}

/** Signs in; whose password opens several organisations is asked which of them is meant. */
export async function signInAndAsk(
  credentials: Credentials,
  { ask, onSignedIn, elsewhere = false }: Page,
): Promise<void> {
  const choices = await signIn(credentials, { elsewhere });
  if (choices.length === 0) return onSignedIn();
  const { ChooseTenant } = await import('./screens/choose-tenant.tsx');
  const choose = async (tenant: string) => {
    await signIn({ ...credentials, tenant }, { elsewhere });
    onSignedIn();
  };
  ask(<ChooseTenant choices={choices} onChoose={choose} onBack={() => ask(null)} />);
}
