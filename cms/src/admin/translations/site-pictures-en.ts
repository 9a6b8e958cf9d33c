export const sitePicturesEn = {
  'site-pictures.title': 'Pictures of the site',
  'site-pictures.lead': 'They are replaced at /admin, which is made for the phone.',
  'site-pictures.open': 'Open the pictures of the site',
};
