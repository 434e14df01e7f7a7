/** Submission ids of drafts to which a photo is being added: it may be kept in the moment of the submission. */
export const photosInHand = new Set<string>();
