import type { Layouts } from './layout-table';
import { about, gallery, pageLayout } from './shared-fields';

export const ministryPageLayouts: Layouts = {
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
