import type { ConsentPurpose } from './entities.ts';

/**
 * The sentences that people agree to, by their version. A sentence of a version that was released is never changed: it is
 * what people agreed to. Another wording is another version, of which `consentTexts` names the newest first.
 */
export const consentWords: Readonly<Record<'2026-11', Record<ConsentPurpose, string>>> = {
  '2026-11': {
    email: 'My church may write to me by e-mail about its services, its groups and my care.',
    messages:
      'My church may send me messages by SMS or WhatsApp about its services, its groups and my care.',
    photos:
      'My church may take photos of me at its services and events, and show them in the church and on its pages.',
    childData:
      'I am the parent or guardian of this child. My church may keep the name, the birthday and what keeps the child safe.',
  },
};
