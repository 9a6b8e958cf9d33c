import type { preview as english } from '../en/preview';
import type { TranslationOf } from '../translate';

export const preview = {
  'preview.draft': 'Vista previa: sin publicar',
  'preview.published': 'Vista previa: lo publicado',
  'preview.leave': 'Ver en el sitio',
  'preview.newTab': 'se abre en otra pestaña',
} as const satisfies TranslationOf<typeof english>;
