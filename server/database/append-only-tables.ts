/** Tables to which the server's role adds rows and does nothing else, not even read them. */
export const appendOnlyTables = ['audit_entry'] as const;
