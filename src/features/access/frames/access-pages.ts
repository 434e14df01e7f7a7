/** The pages about an account, as in the addresses of their frames (S2-096). */
export const accessPages = [
  'sign-in',
  'sign-up',
  'sign-out',
  'forgot-password',
  'reset-password',
  'unlock-session',
  'confirmation-required',
] as const;
export type AccessPageName = (typeof accessPages)[number];

export function isAccessPage(name: string): name is AccessPageName {
  return (accessPages as readonly string[]).includes(name);
}
