import type { TranslationOf } from '../translate';
import type { revival as english } from '../en/revival';

export const revival: TranslationOf<typeof english> = {
  'revival.title': 'Línea de tiempo del avivamiento',
  'revival.intro': 'Dónde se reunió la gente y qué contaron después las iglesias del lugar.',
  'revival.close': 'Cerrar la línea de tiempo',
  'revival.loading': 'Cargando los eventos de avivamiento...',
  'revival.failed': 'No se pudieron cargar los eventos de avivamiento.',
  'revival.refresh': 'Actualizar la página',
  'revival.empty': 'Todavía no hay eventos de avivamiento.',
  'revival.empty.text': 'La primera reunión aparecerá aquí en cuanto se publique.',
  'revival.gone': 'El evento que buscaba ya no está en la línea de tiempo. Estos son los demás.',
  'revival.attendance': 'Asistencia',
  'revival.salvations': 'Salvaciones',
  'revival.healings': 'Sanidades',
  'revival.share': 'Compartir: {title}',
  'revival.media': 'Fotos y videos: {title}',
  'revival.media.loading': 'Cargando fotos y videos...',
  'revival.media.failed': 'No se pudieron cargar las fotos y los videos de este evento.',
  'revival.media.retry': 'Intentar de nuevo',
  'revival.media.photo': 'Foto {number}: {title}',
  'revival.media.video': 'Video {number}: {title}',
  'revival.media.missing': 'No se pudo cargar esta foto',
  'revival.media.all': 'Mostrar todo ({total})',
};
