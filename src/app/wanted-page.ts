/**
 * A page of this app, or the root. An address from outside may carry anything: what is not a path
 * of ours would send a person who has just signed in to somebody else's page.
 */
export function wantedPage(redirectURL: unknown): string {
  if (typeof redirectURL !== 'string') return '/';
  if (!redirectURL.startsWith('/') || /^\/[/\\]/.test(redirectURL)) return '/';
  // Browsers drop control characters and read a backslash as a slash.
  return /[\p{Cc}\\]/u.test(redirectURL) ? '/' : redirectURL;
}
