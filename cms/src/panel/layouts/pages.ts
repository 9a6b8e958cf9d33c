import { type Layouts, rows } from './layout-table';
import { about, gallery, optionalScripture, pageLayout, scripture, seo, title } from './shared-fields';

export const pageLayouts: Layouts = {
  'api::home-page.home-page': {
    form: rows({
      hero: {
        en: ['First screen', 'Its picture is changed under “Pictures of the site”'],
        es: ['Primera pantalla', 'Su foto se cambia en “Fotos del sitio”'],
      },
      banner: {
        en: ['He is risen', 'The band about the missions. If left empty, the band is not shown'],
        es: ['Ha resucitado', 'La franja sobre las misiones. Si se deja vacía, no se muestra'],
      },
      library: {
        en: ['Library', 'Next to the titles of the articles'],
        es: ['Biblioteca', 'Junto a los títulos de los artículos'],
      },
      books: {
        en: ['Books', 'Above the two books of this language'],
        es: ['Libros', 'Sobre los dos libros de este idioma'],
      },
      counters: {
        en: ['Counters', 'The numbers themselves are in the site settings'],
        es: ['Contadores', 'Los números están en los ajustes del sitio'],
      },
      about: {
        en: ['About the pastor', 'Its video is changed under “Pictures of the site”'],
        es: ['Sobre el pastor', 'Su video se cambia en “Fotos del sitio”'],
      },
      ministries: {
        en: ['Ministry cards', 'In this order; four look best'],
        es: ['Tarjetas de los ministerios', 'En este orden; cuatro es lo que mejor se ve'],
      },
      retreat: {
        en: ['Men’s retreat', 'Links to the men’s ministry page'],
        es: ['Retiro de hombres', 'Lleva a la página del ministerio de hombres'],
      },
      revival: {
        en: ['Revival', 'Its video is changed under “Pictures of the site”'],
        es: ['Avivamiento', 'Su video se cambia en “Fotos del sitio”'],
      },
      support: {
        en: ['Giving', 'Above the cards, which use the text of the giving page'],
        es: ['Ofrendas', 'Sobre las tarjetas, que usan el texto de la página de ofrendas'],
      },
      prayer: {
        en: ['Prayer', 'The invitation to send a prayer request'],
        es: ['Oración', 'La invitación a enviar una petición de oración'],
      },
      answeredPrayers: {
        en: ['Answered prayers', 'Only what may be shared. If left empty, the section is not shown'],
        es: ['Oraciones respondidas', 'Solo lo que se puede compartir. Si se deja vacío, no se muestra'],
      },
      seo,
    }),
  },
  'api::prayer-page.prayer-page': pageLayout({
    scripture,
    promise: {
      en: ['What happens to a request', 'Promise here only what the team can keep'],
      es: ['Qué pasa con una petición', 'Prometa aquí solo lo que el equipo puede cumplir'],
    },
  }),
  'api::contact-page.contact-page': pageLayout({
    scripture: optionalScripture,
    details: {
      en: ['What happens to a message', 'Promise here only what the team can keep'],
      es: ['Qué pasa con un mensaje', 'Prometa aquí solo lo que el equipo puede cumplir'],
    },
  }),
  'api::support-page.support-page': pageLayout({
    scripture: optionalScripture,
    pakistan: { en: 'Card: Pakistan', es: 'Tarjeta: Pakistán' },
    givingPakistanUrl: {
      en: [
        'Giving link: Pakistan',
        'Where the button of the card leads: the full address, starting with https://. If left empty, the card is not shown. The same in both languages',
      ],
      es: [
        'Enlace para ofrendar: Pakistán',
        'A dónde lleva el botón de la tarjeta: la dirección completa, que empieza con https://. Si se deja vacía, la tarjeta no se muestra. La misma en los dos idiomas',
      ],
    },
    bibleNote: {
      en: ['What a Bible costs', 'Shown on the Pakistan card'],
      es: ['Lo que cuesta una Biblia', 'Se ve en la tarjeta de Pakistán'],
    },
    ecuador: { en: 'Card: Ecuador', es: 'Tarjeta: Ecuador' },
    givingEcuadorUrl: {
      en: ['Giving link: Ecuador', 'If left empty, the card is not shown. The same in both languages'],
      es: ['Enlace para ofrendar: Ecuador', 'Si se deja vacío, la tarjeta no se muestra. El mismo en los dos idiomas'],
    },
    general: { en: 'Card: general fund', es: 'Tarjeta: fondo general' },
    givingGeneralUrl: {
      en: ['Giving link: general fund', 'If left empty, the card is not shown. The same in both languages'],
      es: [
        'Enlace para ofrendar: fondo general',
        'Si se deja vacío, la tarjeta no se muestra. El mismo en los dos idiomas',
      ],
    },
    isGivingOff: {
      en: ['Giving is switched off', 'No card has a button then. Changed at /admin, under “Make it yours”'],
      es: ['Las ofrendas están desactivadas', 'Ninguna tarjeta tiene botón. Se cambia en /admin, en “Hágalo suyo”'],
    },
    gifts: {
      en: [
        'How gifts are used',
        'Below the cards. Say only what is true, and who can confirm it. If left empty, it is not shown',
      ],
      es: [
        'En qué se usan las ofrendas',
        'Debajo de las tarjetas. Diga solo lo que es cierto y quién puede confirmarlo. Si se deja vacío, no se muestra',
      ],
    },
  }),
  'api::video-preview-page.video-preview-page': pageLayout({
    contactNote: {
      en: ['Who to contact', 'Who can upload the video'],
      es: ['A quién dirigirse', 'Quién puede subir el video'],
    },
    tipsTitle: { en: 'Title above the list', es: 'Título sobre la lista' },
    tips: { en: ['What to check', 'One line per item'], es: ['Qué revisar', 'Una línea por cada punto'] },
  }),
  'api::about-page.about-page': pageLayout({
    body: {
      en: [
        'Text',
        'Start a heading with ##. Say what you believe, who you are and who answers for you, by name where you can. How to report a concern is added at the end; its address is in the site settings',
      ],
      es: [
        'Texto',
        'Empiece un subtítulo con ##. Diga qué creen, quiénes son y quién responde por ustedes, con nombres si es posible. Al final se agrega cómo comunicar una preocupación; su dirección está en los ajustes del sitio',
      ],
    },
  }),
  'api::privacy-page.privacy-page': pageLayout({
    body: {
      en: [
        'Text',
        'Start a heading with ##. Say only what is true, and update this text when the site or the team changes. Every form links to the section “What we cannot keep to ourselves”: keep its heading as it is, and check with someone who knows the law where you live',
      ],
      es: [
        'Texto',
        'Empiece un subtítulo con ##. Diga solo lo que es cierto, y actualice este texto cuando cambie el sitio o el equipo. Todos los formularios llevan a la sección “Lo que no podemos callar”: deje su subtítulo como está, y consulte a alguien que conozca las leyes de su país',
      ],
    },
  }),
  'api::gospel-presentation.gospel-presentation': pageLayout({
    title,
    sections: {
      en: ['Five parts', 'The beginning, the bad news, the good news, your decision, God’s promise'],
      es: ['Cinco partes', 'El principio, la mala noticia, la buena noticia, su decisión, la promesa de Dios'],
    },
    callToAction: {
      en: ['At the end', 'Around the buttons that open the form and the book'],
      es: ['Al final', 'Junto a los botones que abren el formulario y el libro'],
    },
    scriptureCards: { en: 'Five scripture cards', es: 'Cinco tarjetas bíblicas' },
  }),
  'api::prophetic-ministry-page.prophetic-ministry-page': pageLayout({
    about,
    quote: { en: 'Quotation', es: 'Cita' },
    focusTitle: { en: 'Title above the areas', es: 'Título sobre las áreas' },
    focusAreas: { en: ['Areas', 'Four look best'], es: ['Áreas', 'Cuatro es lo que mejor se ve'] },
    word: {
      en: ['Word for the year', 'Its picture is changed under “Pictures of the site”'],
      es: ['Palabra para el año', 'Su foto se cambia en “Fotos del sitio”'],
    },
    scripturesTitle: {
      en: ['Title above the scripture cards', 'Optional'],
      es: ['Título sobre las tarjetas bíblicas', 'Opcional'],
    },
    scriptures: {
      en: ['Scripture cards', 'Three look best'],
      es: ['Tarjetas bíblicas', 'Tres es lo que mejor se ve'],
    },
  }),
  'api::marriage-ministry-page.marriage-ministry-page': pageLayout({
    about,
    servicesTitle: { en: 'Title above the services', es: 'Título sobre los servicios' },
    services: { en: ['Services', 'Six look best'], es: ['Servicios', 'Seis es lo que mejor se ve'] },
    safety: {
      en: ['For those who are not safe at home', 'Please keep this: some people who read this page are in danger'],
      es: [
        'Para quienes no están a salvo en su casa',
        'Por favor, no lo quite: algunas personas que leen esta página están en peligro',
      ],
    },
    principlesTitle: { en: 'Title above the principles', es: 'Título sobre los principios' },
    principles: {
      en: ['Biblical principles', 'Four look best'],
      es: ['Principios bíblicos', 'Cuatro es lo que mejor se ve'],
    },
    buildingBlocksTitle: { en: 'Title above the building blocks', es: 'Título sobre los fundamentos' },
    buildingBlocks: {
      en: ['Building blocks', 'Three look best'],
      es: ['Fundamentos', 'Tres es lo que mejor se ve'],
    },
    galleryTitle: { en: 'Title above the photos', es: 'Título sobre las fotos' },
    gallery,
    schedule: {
      en: ['Invitation to counseling', 'Next to the button that opens the form'],
      es: ['Invitación a la consejería', 'Junto al botón que abre el formulario'],
    },
  }),
  'api::mens-ministry-page.mens-ministry-page': pageLayout({
    about,
    focusTitle: { en: 'Title above the areas', es: 'Título sobre las áreas' },
    focusAreas: { en: ['Areas', 'Four look best'], es: ['Áreas', 'Cuatro es lo que mejor se ve'] },
    retreat: { en: 'Men’s retreat', es: 'Retiro de hombres' },
  }),
};
