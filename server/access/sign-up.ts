export const signUpWays = ['approval', 'open', 'off'] as const;

/**
 * What becomes of people who sign up by themselves: an administrator has to approve them, or a
 * confirmed address is enough, or nobody can.
 */
export type SignUp = (typeof signUpWays)[number];
