import type { Seal } from './profile.ts';
import type { Vault } from '../vault.ts';

/** As many rounds as OWASP asks of PBKDF2 with SHA-256: each guess costs them. */
const iterations = 600_000;

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

async function hashOf(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

/** After a sign-in: who steps aside comes back with this password, also without a network. */
export async function sealProfile(
  vault: Vault,
  profileId: string,
  password: string,
): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const seal: Seal = { salt: toBase64(salt), hash: await hashOf(password, salt) };
  await vault.profiles.where('id').equals(profileId).modify({ seal });
}

async function opens(seal: Seal | undefined, password: string): Promise<boolean> {
  return seal !== undefined && (await hashOf(password, fromBase64(seal.salt))) === seal.hash;
}

/**
 * Lets a person who stepped aside be at the device again, with their session as it is: they count on,
 * and the server is asked when it answers. Null when nobody here has this address and password.
 */
export async function comeBack(
  vault: Vault,
  { email, password }: { email: string; password: string },
): Promise<{ profile: string; tenant: string } | null> {
  const wanted = email.trim().toLowerCase();
  const known = await vault.profiles
    .filter(
      // Sealed rows open by a PIN alone, or with the server.
      ({ user, session, rowKey }) =>
        user?.email.toLowerCase() === wanted && session.kind === 'expired' && !rowKey,
    )
    .toArray();
  for (const { id, tenant, seal } of known) {
    if (!(await opens(seal, password))) continue;
    await vault.settings.put({ key: 'active', profile: id });
    return { profile: id, tenant: tenant.id };
  }
  return null;
}
