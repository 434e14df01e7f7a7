import type { RunningServer } from '../../server/create-server.ts';
import type { SignedIn } from '../../src/domain/access/session.ts';
import type { Role } from '../../src/domain/permissions.ts';
import { bearer } from './api.ts';
import { addMember, type Member, type Scope } from './members.ts';
import { buildPlaces, type Places } from './places.ts';
import { from } from './test-server.ts';

/** A signed-in person and their browser. */
export interface Person extends Member {
  /** Asks with their access token; a body goes as JSON. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

export interface TestTenant extends Places {
  /** A new account with the role over each scope, signed in. */
  person(role: Role, ...scopes: Scope[]): Promise<Person>;
}

function asking({ app }: RunningServer, member: Member): Person {
  return {
    ...member,
    async ask(method, path, body, headers = {}) {
      return app.request(path, {
        method,
        headers: { ...bearer(member.signedIn), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    },
  };
}

/** A tenant of its own for a test: everything in it is this test's alone. */
export async function newTenant(server: RunningServer): Promise<TestTenant> {
  const { pool } = server.services;
  const places = await buildPlaces(pool);
  return {
    ...places,
    person: async (role, ...scopes) =>
      asking(server, await addMember(pool, places.id, role, ...scopes)),
  };
}

/** Signs in once more on the browser, by password. */
export async function signInAs(server: RunningServer, person: Person): Promise<Person> {
  const response = await server.app.request(
    '/api/auth/sign-in',
    {
      method: 'POST',
      body: JSON.stringify({ email: person.email, password: person.password }),
      headers: { 'content-type': 'application/json', cookie: person.cookie },
    },
    from('10.0.0.1'),
  );
  if (response.status !== 200) {
    throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`);
  }
  return asking(server, { ...person, signedIn: (await response.json()) as SignedIn });
}
