export const sitePicturesEs = {
  'site-pictures.title': 'Fotos del sitio',
  'site-pictures.lead': 'Se cambian en /admin, que está hecho para el teléfono.',
  'site-pictures.open': 'Abrir las fotos del sitio',
};
