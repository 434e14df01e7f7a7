/**
 * Pages that come in several forms: their names are part of the addresses, and what the menu and the
 * routes go by without bringing the pages.
 */

/** The pages about an account (S2-096). */
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

/** Seven ways to frame a page about an account (S2-096). */
export const frames = [
  'classic',
  'modern',
  'modern-reversed',
  'split-screen',
  'split-screen-reversed',
  'fullscreen',
  'fullscreen-reversed',
] as const;
export type Frame = (typeof frames)[number];

/** S2-090 S2-091. */
export const invoiceForms = ['compact', 'modern'] as const;
export type InvoiceForm = (typeof invoiceForms)[number];

/** S2-092. */
export const pricingForms = ['modern', 'simple', 'single', 'table'] as const;
export type PricingForm = (typeof pricingForms)[number];
