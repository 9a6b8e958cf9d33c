import { type Layouts, rows } from './layout-table';
import { position } from './shared-fields';

export const siteLayouts: Layouts = {
  'api::site-setting.site-setting': {
    form: [
      {
        ministryName: { en: 'Name of the ministry', es: 'Nombre del ministerio' },
        pastorName: { en: 'Name of the pastor', es: 'Nombre del pastor' },
      },
      { tagline: { en: 'Line next to the name', es: 'Línea junto al nombre' } },
      {
        defaultDescription: {
          en: ['Description for search engines', 'Used on pages that have none of their own'],
          es: ['Descripción para los buscadores', 'Se usa en las páginas que no tienen una propia'],
        },
      },
      { footerText: { en: 'Text in the footer', es: 'Texto al pie de la página' } },
      {
        contactEmail: {
          en: ['Email', 'The same in both languages'],
          es: ['Correo electrónico', 'El mismo en los dos idiomas'],
        },
        contactPhone: {
          en: ['Phone', 'The same in both languages'],
          es: ['Teléfono', 'El mismo en los dos idiomas'],
        },
      },
      ...rows({
        contactAddress: {
          en: ['Postal address', 'The same in both languages'],
          es: ['Dirección postal', 'La misma en los dos idiomas'],
        },
        concernEmail: {
          en: [
            'Email for concerns about the team',
            'Read by a person outside the team, such as a board member or a denominational office. Shown on the about page and the privacy page. If left empty, no address is offered. The same in both languages',
          ],
          es: [
            'Correo para preocupaciones sobre el equipo',
            'Lo lee alguien ajeno al equipo, como un miembro de la junta o la oficina de la denominación. Se ve en las páginas Quiénes somos y Privacidad. Si se deja vacío, no se ofrece ninguna dirección. La misma en los dos idiomas',
          ],
        },
      }),
      {
        salvationsCount: {
          en: ['Counter: salvations', 'The same in both languages'],
          es: ['Contador: salvaciones', 'El mismo en los dos idiomas'],
        },
        healingsCount: {
          en: ['Counter: healings', 'The same in both languages'],
          es: ['Contador: sanidades', 'El mismo en los dos idiomas'],
        },
      },
      ...rows({
        readingBookUrl: {
          en: ['Book link', 'At the end of the gospel presentation, for those who read this language'],
          es: ['Enlace al libro', 'Al final de la presentación del evangelio, para quienes leen este idioma'],
        },
        discipleshipUrl: {
          en: ['Discipleship website', 'The same in both languages'],
          es: ['Sitio de discipulado', 'El mismo en los dos idiomas'],
        },
        welcomeVideoUrl: {
          en: ['Link of the welcome video', 'On YouTube, in place of an uploaded one. The same in both languages'],
          es: ['Enlace del video de bienvenida', 'En YouTube, en lugar de uno subido. El mismo en los dos idiomas'],
        },
        timeZone: {
          en: ['Time zone', 'For what is published later, such as America/New_York. Empty means America/Guayaquil'],
          es: [
            'Zona horaria',
            'Para lo que se publica más tarde, por ejemplo America/New_York. Vacía: America/Guayaquil',
          ],
        },
        socialImage: {
          en: ['Picture for shared links', '1200 × 630 pixels'],
          es: ['Imagen para los enlaces compartidos', '1200 × 630 píxeles'],
        },
        isOpen: {
          en: ['Open to the public', 'Changed at /admin, under “Make it yours”'],
          es: ['Abierto al público', 'Se cambia en /admin, en “Hágalo suyo”'],
        },
        isDeskWatched: {
          en: ['Somebody opens the prayer desk every day', 'Changed at /admin, under “Make it yours”'],
          es: ['Alguien abre la mesa de oración cada día', 'Se cambia en /admin, en “Hágalo suyo”'],
        },
      }),
    ],
  },
  'api::crisis-line.crisis-line': {
    list: ['name', 'countryCode', 'kind', 'phone', 'lastCheckedOn'],
    form: [
      {
        countryCode: {
          en: [
            'Country code',
            'Two capital letters, such as US or EC. ZZ means all other countries. The same in both languages',
          ],
          es: [
            'Código de país',
            'Dos letras mayúsculas, como US o EC. ZZ significa todos los demás países. Igual en los dos idiomas',
          ],
        },
        kind: {
          en: [
            'What it is for',
            'Emergency: police, fire, ambulance. Suicide: also other crises of the mind. Violence: at home. Children: a child being harmed',
          ],
          es: [
            'Para qué es',
            'Emergencia: policía, bomberos, ambulancia. Suicidio: también otras crisis emocionales. Violencia: en el hogar. Niñez: un niño o una niña en peligro',
          ],
        },
      },
      { name: { en: 'Who answers', es: 'Quién contesta' } },
      {
        phone: {
          en: [
            'Number',
            'The number alone, as it is dialed within the country. What to press next belongs in the note',
          ],
          es: ['Número', 'Solo el número, como se marca dentro del país. Lo que se oprime después va en la nota'],
        },
        lastCheckedOn: {
          en: [
            'Last called on',
            'The day on which you called the number and found it right. The same in both languages',
          ],
          es: ['Última llamada', 'El día en que usted llamó y comprobó que es correcto. Igual en los dos idiomas'],
        },
      },
      {
        smsNumber: { en: ['Number for text messages', 'Optional'], es: ['Número para mensajes de texto', 'Opcional'] },
        smsText: {
          en: ['Word to text', 'Optional: put into the message, such as AYUDA'],
          es: ['Palabra que se envía', 'Opcional: se pone en el mensaje, como AYUDA'],
        },
      },
      {
        languages: {
          en: ['Languages', 'As visitors read it: English and Spanish'],
          es: ['Idiomas', 'Como lo leen los visitantes: inglés y español'],
        },
        hours: {
          en: ['Hours', 'As visitors read it: at any hour'],
          es: ['Horario', 'Como lo leen los visitantes: a toda hora'],
        },
      },
      { note: { en: ['Note', 'Optional: press 2 for Spanish'], es: ['Nota', 'Opcional: oprima 2 para español'] } },
      { position },
    ],
  },
  'api::answer-template.answer-template': {
    list: ['title', 'requestKind', 'emailSubject', 'position'],
    form: rows({
      title: {
        en: ['Title', 'What the prayer team chooses by, such as: We prayed for you today'],
        es: ['Título', 'Por lo que elige el equipo de oración, por ejemplo: Hoy oramos por usted'],
      },
      requestKind: {
        en: ['For which requests', 'The team is offered this message for these requests alone'],
        es: ['Para qué peticiones', 'Al equipo se le ofrece este mensaje solo para estas peticiones'],
      },
      emailSubject: {
        en: ['Email subject', 'Used when the message is sent by email. Name nothing that is confidential'],
        es: ['Asunto del correo', 'Se usa cuando el mensaje se envía por correo. No nombre nada confidencial'],
      },
      text: {
        en: [
          'Message',
          '{name} becomes the first name of the person. The team can change the message before sending it',
        ],
        es: [
          'Mensaje',
          '{name} se convierte en el primer nombre de la persona. El equipo puede cambiar el mensaje antes de enviarlo',
        ],
      },
      position,
    }),
  },
};
