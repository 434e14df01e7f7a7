export const readPicturePath = '/api/v1/pictures/{id}';
