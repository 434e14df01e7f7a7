import type { SignedIn } from '#domain/access/session.ts';
import type { Role } from '#domain/permissions.ts';
import type { Change, AccessScope, SyncPage } from '#domain/protocol.ts';
import type { Form } from './forms.ts';

/**
 * The first form of the protocol: a church, a group and a person were one scope each, and a view said which
 * of their rows somebody saw. A program of that time fails at any other word.
 */
type FirstView = 'full' | 'leading' | 'overseeing' | 'counting' | 'own' | 'left';

const wholeOf = (scope: string) => scope.replace(/\/.*$/, '');

/** Whether a question for a scope is for this one: a program of the first form asks for all facets at once. */
export function isAskedBy(form: Form, asked: string | undefined, scope: string): boolean {
  return asked === (form === 1 ? wholeOf(scope) : scope);
}

function firstView(whole: string, open: ReadonlyMap<string, AccessScope['view']>): FirstView {
  const shown = open.get(`${whole}/reports`);
  if (whole === 'tenant') return 'full';
  if (whole.startsWith('user:')) return shown ? 'own' : 'left';
  if (whole.startsWith('group:')) return 'leading';
  return shown ?? 'counting';
}

function firstScopes(accessScopes: readonly AccessScope[]): { scope: string; view: FirstView }[] {
  const open = new Map(accessScopes.map(({ scope, view }) => [scope, view]));
  const wholes = [...new Set(accessScopes.map(({ scope }) => wholeOf(scope)))];
  return wholes.map((scope) => ({ scope, view: firstView(scope, open) }));
}

/** The fields that both forms share, which sending a change needs. */
export type SentPage = Pick<SyncPage, 'cursor' | 'more' | 'changes'>;

const firstChange = (change: Change): Change => ({
  ...change,
  scopes: [...new Set(change.scopes.map(wholeOf))],
});

/** A page as a program of this form reads it. */
export function pageFor(form: Form, page: SyncPage): SentPage {
  if (form !== 1) return page;
  const { reach: accessScopes, changes } = page;
  return {
    ...page,
    ...(accessScopes && { reach: firstScopes(accessScopes) }),
    changes: changes.map(firstChange),
  };
}

const firstRoles = new Set<Role>([
  'System Admin',
  'Church Admin',
  'Pastor',
  'Group Leader',
  'Usher',
]);

/** A session as a program of this form reads it: it fails at a role of later. */
export function sessionFor(form: Form, signedIn: SignedIn): SignedIn {
  if (form !== 1) return signedIn;
  const { session } = signedIn;
  const grants = session.grants.filter(({ role }) => firstRoles.has(role));
  return { ...signedIn, session: { ...session, grants } };
}
