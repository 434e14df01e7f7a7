import { redirect } from '@tanstack/react-router';
import { accessToken, hasVault, isSignedIn } from '../api/session/who.ts';
import { wantedPage } from './wanted-page.ts';

interface Going {
  location: { href: string };
}

/** S2-001, S2-002: a guest signs in first and then gets the page they wanted. */
export function signedInOnly({ location }: Going): void {
  if (!isSignedIn()) {
    throw redirect({ to: '/sign-in', search: { redirectURL: location.href } });
  }
}

/**
 * S2-004: somebody who is signed in goes to the root, or to the page they wanted. A person whose
 * session has expired may sign in again without being signed out first.
 */
export function guestOnly({ search }: { search: { redirectURL?: string | undefined } }): void {
  if (isSignedIn() && accessToken() !== null) {
    throw redirect({ href: wantedPage(search.redirectURL) });
  }
}

/**
 * Local storage is written late: a browser that was killed soon after a sign-in has forgotten it,
 * while the vault knows who is here.
 */
export async function recallSession(): Promise<void> {
  if (isSignedIn() || !(await hasVault())) return;
  const { recall } = await import('../api/session/recall.ts');
  await recall();
}

/** Before a page for whoever is signed in, also where this browser forgot that they are. */
export async function recalledOnly(going: Going): Promise<void> {
  await recallSession();
  signedInOnly(going);
}
