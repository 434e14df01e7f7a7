export const signUpWays = ['approval', 'open', 'off'] as const;

/**
 * `approval`: an administrator lets people in who signed up by themselves. `open`: a confirmed address is
 * enough. `off`: nobody can sign up.
 */
export type SignUp = (typeof signUpWays)[number];
