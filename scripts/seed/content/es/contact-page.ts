import type { ContactPage } from '../../../../cms/src/contracts/contact-page';
import type { PageSeed } from '../../content-types';

export const contactPage = {
  seo: {
    title: 'Contáctenos',
    description: 'Envíenos una pregunta, una invitación o una noticia, en español o en inglés.',
  },
  title: 'Escríbanos',
  intro:
    'Una duda sobre la fe, una invitación, una corrección a algo que publicamos, noticias de su iglesia: nos dará gusto leerle, en español o en inglés.',
  scripture: 'PRO 25:25',
  details:
    'Su mensaje lo leen quienes dirigen este ministerio y el equipo de oración, y alguno de ellos le responderá por correo o por teléfono. Si lo que busca es oración, le conviene más la página de oración: allí puede marcar su petición como confidencial. De noche nadie revisa estos mensajes; si una vida corre peligro, llame por favor al número de emergencias de su país.',
} satisfies PageSeed<ContactPage>;
