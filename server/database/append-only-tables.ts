/**
 * Tables to which the server's role adds rows and does nothing else, not even read them. What is erased goes from them by a
 * rule of the database (`erased_record`), and whole old lines by another (`audit_cut`).
 */
export const appendOnlyTables = ['audit_entry', 'audit_cut'] as const;

/** Views that the server's role reads, and by which it writes nothing. A grant on all tables is one on views too. */
export const readOnlyViews = ['audit_log'] as const;
