/** The forms of the invoice, as in their addresses (S2-090 S2-091). */
export const invoiceVariants = ['compact', 'modern'] as const;
export type InvoiceVariant = (typeof invoiceVariants)[number];

export function isInvoiceVariant(name: string): name is InvoiceVariant {
  return (invoiceVariants as readonly string[]).includes(name);
}
