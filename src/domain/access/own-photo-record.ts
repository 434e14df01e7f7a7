/** The picture that is to be shown, which was added before; null for one's initials. */
export interface OwnPhotoInput {
  pictureId: string | null;
}

/** All changes of one's own photo follow each other. */
export const ownPhotoRecord = 'own-photo';
