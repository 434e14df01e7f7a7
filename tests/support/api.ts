import type { SignedIn } from '../../src/domain/access/session.ts';
import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import { headers } from '../../src/domain/headers.ts';
import { password, type Person } from './sample.ts';

/** Signs in beside any browser: as a program does. */
export async function signInByApi(origin: string, person: Person): Promise<SignedIn> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password }),
  });
  if (response.status !== 200) throw new Error(`Sign-in answered ${await response.text()}`);
  return (await response.json()) as SignedIn;
}

export function bearer({ accessToken, session }: SignedIn): Record<string, string> {
  return {
    authorization: `Bearer ${accessToken}`,
    [headers.tenant]: session.tenant.id,
    'content-type': 'application/json',
  };
}

/** Reports as REST shows them to this person. */
export async function browse(
  origin: string,
  person: SignedIn,
  filters: Record<string, unknown> = {},
): Promise<{ data: AttendanceReport[]; totalResults: number }> {
  const response = await fetch(`${origin}/api/v1/churches/attendance/browse`, {
    method: 'POST',
    headers: bearer(person),
    body: JSON.stringify({ results: 500, ...filters }),
  });
  if (response.status !== 200) throw new Error(`Browse answered ${await response.text()}`);
  return (await response.json()) as { data: AttendanceReport[]; totalResults: number };
}
