export const spanishPreview = {
  'preview.draft': 'Vista previa: sin publicar',
  'preview.published': 'Vista previa: lo publicado',
  'preview.leave': 'Ver en el sitio',
};
