/** Apart from the operation's schemas, so that the sign-in page asks without loading them. */
export const sampleAccountsPath = '/api/auth/sample-accounts';
