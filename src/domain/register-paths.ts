/** Where the calls of registers begin: the service worker knows it before it brings what answers them. */
export const registerPaths: readonly string[] = ['/api/v1/grouptypes', '/api/v1/groups'];
