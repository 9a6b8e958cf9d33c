import type { Layouts } from './layout-table';
import { title } from './shared-fields';

export const revivalLayouts: Layouts = {
  'api::revival-event.revival-event': {
    list: ['date', 'title', 'location', 'attendance'],
    sort: ['date', 'DESC'],
    form: [
      { title },
      {
        date: {
          en: ['Date', 'The timeline starts with the newest event. The same in both languages'],
          es: ['Fecha', 'La línea de tiempo empieza con el evento más reciente. Igual en los dos idiomas'],
        },
      },
      {
        location: {
          en: ['Place', 'As visitors read it: town, province and country'],
          es: ['Lugar', 'Como lo leen los visitantes: ciudad, provincia y país'],
        },
        region: {
          en: [
            'Region',
            'Large enough to keep people safe, such as a province. Shown instead of the place if you choose to show only the region',
          ],
          es: [
            'Región',
            'Tan amplia que nadie corra peligro, como una provincia. Se muestra en vez del lugar si usted elige mostrar solo la región',
          ],
        },
      },
      {
        placeIsRegionOnly: {
          en: [
            'Show only the region',
            'For the safety of the people there, the place is not published. Do not name it in the title, the text, a caption or a file name either. The same in both languages',
          ],
          es: [
            'Mostrar solo la región',
            'Por la seguridad de las personas, el lugar no se publica. Tampoco lo nombre en el título, el texto, una leyenda o el nombre de un archivo. Igual en los dos idiomas',
          ],
        },
      },
      {
        attendance: {
          en: ['People present', 'A 0 is not shown. The same in both languages'],
          es: ['Personas presentes', 'Un 0 no se muestra. Igual en los dos idiomas'],
        },
        salvations: {
          en: ['Salvations', 'A 0 is not shown. The same in both languages'],
          es: ['Salvaciones', 'Un 0 no se muestra. Igual en los dos idiomas'],
        },
        healings: {
          en: ['Healings', 'A 0 is not shown. The same in both languages'],
          es: ['Sanidades', 'Un 0 no se muestra. Igual en los dos idiomas'],
        },
      },
      {
        description: {
          en: ['Text', 'What happened. Leave a blank line to start a new paragraph'],
          es: ['Texto', 'Lo que pasó. Deje una línea en blanco para empezar otro párrafo'],
        },
      },
    ],
  },
  'api::event-media.event-media': {
    list: ['caption', 'event', 'mediaType', 'mediaUrl', 'sortOrder', 'withdrawn'],
    sort: ['createdAt', 'DESC'],
    form: [
      {
        event: {
          en: ['Event', 'The timeline event it belongs to'],
          es: ['Evento', 'El evento de la línea de tiempo al que pertenece'],
        },
      },
      { mediaType: { en: 'Type', es: 'Tipo' } },
      {
        mediaUrl: {
          en: [
            'Picture or video',
            'The link of a file in the Media Library, where “Copy link” copies it, or of a YouTube video',
          ],
          es: [
            'Foto o video',
            'El enlace de un archivo de la Biblioteca de Multimedia, que allí se copia con “Copiar link”, o de un video de YouTube',
          ],
        },
      },
      {
        caption: {
          en: [
            'Caption in English',
            'Shown below it, and read aloud to those who cannot see. Without one, the Spanish caption is shown',
          ],
          es: [
            'Leyenda en inglés',
            'Se ve debajo, y se lee en voz alta a quienes no ven. Si no hay, se muestra la leyenda en español',
          ],
        },
        captionEs: {
          en: ['Caption in Spanish', 'Without one, the English caption is shown'],
          es: ['Leyenda en español', 'Si no hay, se muestra la leyenda en inglés'],
        },
      },
      {
        thumbnailUrl: {
          en: ['Poster', 'The picture shown until a video plays. Without one, the site shows a placeholder'],
          es: [
            'Portada',
            'La foto que se ve hasta que empieza el video. Si no hay, el sitio muestra una imagen genérica',
          ],
        },
      },
      {
        sortOrder: {
          en: ['Order', 'Counted from 1 within each event; the others move to make room. If left empty, it comes last'],
          es: [
            'Orden',
            'Se cuenta desde 1 en cada evento; los demás se corren para hacerle lugar. Si se deja vacío, va al final',
          ],
        },
        withdrawn: {
          en: ['Withdrawn', 'Hidden from visitors as soon as you save. To show it again, turn this off and publish'],
          es: [
            'Retirado',
            'Los visitantes dejan de verlo en cuanto usted guarda. Para mostrarlo de nuevo, desactívelo y publique',
          ],
        },
      },
    ],
  },
};
