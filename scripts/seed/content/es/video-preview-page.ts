import type { VideoPreviewPage } from '../../../../cms/src/contracts/video-preview-page';
import type { PageSeed } from '../../content-types';

export const videoPreviewPage = {
  seo: {
    title: 'Vista previa del video del pastor',
    description:
      'Aquí se podrá ver el video del Pastor después de la puesta en marcha, con lo que conviene revisar antes de mostrarlo.',
  },
  title: 'Vista previa del video del pastor',
  intro:
    'La vista previa del video del Pastor estará disponible después de la puesta en marcha. Mientras tanto, esta página le guarda el lugar.',
  contactNote:
    '¿Tiene usted el video, o esperaba verlo aquí? Comuníquese por favor con el administrador del ministerio, que es quien puede subirlo.',
  tipsTitle: 'Qué revisar cuando esté aquí',
  tips: [
    'Reproducción fluida: véalo de principio a fin, también en un celular con poca señal, y anote dónde se detiene a cargar.',
    'Calidad del audio: escúchelo con audífonos y luego por el parlante del teléfono. Se debe entender cada palabra, sin zumbido de fondo.',
    'Resolución: mírelo en un celular, en una tableta y en una pantalla grande. Las caras y las letras deben verse nítidas en las tres.',
    'Contenido: compruebe que sea adecuado para este sitio, que todos los que aparecen estén de acuerdo y que no se pueda reconocer a ningún niño.',
  ],
} satisfies PageSeed<VideoPreviewPage>;
