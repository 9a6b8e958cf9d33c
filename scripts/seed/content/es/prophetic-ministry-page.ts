import type { PropheticMinistryPage } from '../../../../cms/src/contracts/prophetic-ministry-page';
import type { PageSeed } from '../../content-types';

export const propheticMinistryPage = {
  seo: {
    title: 'Ministerio profético, examinado por la Escritura',
    description:
      'Cómo damos, examinamos y enseñamos la profecía: para edificar, animar y consolar, con la Escritura por encima de toda palabra y sin presionar a nadie.',
  },
  title: 'Ministerio profético',
  intro:
    'Esperamos que Dios hable, y tomamos en serio que él mismo mandó examinar lo que oímos. En esta página decimos qué hacemos, y qué no tiene derecho a hacer nadie en su nombre.',
  about: {
    title: 'Cómo entendemos la profecía',
    text: 'La Escritura está completa, y ninguna palabra dicha aquí se pone a su lado. En el mejor de los casos, la profecía le acerca a una persona, en un día preciso y cuando más falta le hace, algo que ya estaba escrito.\n\nQuien profetiza ve en parte, y a veces confunde sus propios deseos con la voz de Dios. Por eso la palabra se ofrece y jamás se impone. Otro líder escucha. Alguien la anota. A quien la recibe le pedimos que ore, que lea y que la converse con un pastor antes de tomar cualquier decisión. Nadie de nuestro equipo le dirá con quién casarse, adónde mudarse, cuánto ofrendar ni si debe seguir tomando su medicina. Si alguien lo hace, por favor avísenos.',
  },
  quote: {
    text: 'Una palabra de Dios no le teme a la Biblia abierta, ni a un amigo prudente, ni a una semana de espera. Si no aguanta las tres cosas, suéltela en paz.',
    attribution: 'Pastor',
  },
  focusTitle: 'Cuatro áreas de servicio',
  focusAreas: [
    {
      title: 'Profecía personal',
      text: 'Unos minutos de oración tranquila por una sola persona, siempre con dos miembros preparados del equipo. Puede venir acompañado, grabar lo que se diga y responder con toda libertad: “Eso no lo reconozco”.',
      icon: 'voice',
    },
    {
      title: 'Profecía para la congregación',
      text: 'Quien percibe algo para toda la iglesia lo lleva primero a los ancianos. Ellos lo examinan juntos, y prefieren guardar una semana de más una palabra verdadera antes que anunciar una falsa.',
      icon: 'people',
    },
    {
      title: 'Intercesión profética',
      text: 'Un grupo pequeño se reúne temprano a escuchar y a orar por familias, ciudades y campos misioneros. Lo que perciben de alguien se convierte en oración y no en tema de conversación.',
      icon: 'prayer',
    },
    {
      title: 'Formación y capacitación',
      text: 'Seis noches en 1 Corintios 12 a 14, con bastante práctica: bendecir sin presionar, decir “puedo estar equivocado” y pedir disculpas cuando resulta que lo estaba.',
      icon: 'book',
    },
  ],
  word: {
    title: 'Palabra profética para 2025',
    text: 'En las reuniones de oración con que cerró el 2024, varias personas que no habían hablado entre sí anotaron la misma palabra: propósito. Los ancianos la examinaron y la comparten como aliento. No es un pronóstico: no pone fechas ni le promete a nadie dinero, curación o pareja.\n\nPercibimos que el Señor invita a su pueblo a dejar de medir el año por lo lleno que estuvo. Para muchos, la respuesta a “¿para qué estoy aquí?” queda cerca: un vecino al que evitamos, una promesa cumplida a medias, un don que guardamos después de una desilusión.',
    imageAlt:
      'Un centinela en la muralla de una ciudad antes del alba, con la mano sobre los ojos para mirar hacia la primera luz',
    purposeTitle: 'PROPÓSITO',
    purpose:
      'Vuelva a lo último que está seguro de que Dios le pidió. Suelte una cosa que él no le pidió. Luego dé el siguiente paso fiel en el lugar donde ya está, y deje que la Escritura y los amigos sinceros le corrijan el rumbo.',
  },
  scripturesTitle: 'Los pasajes que tenemos a la vista',
  scriptures: ['1CO 14:3', '1TH 5:19-21', 'JOL 2:28'],
} satisfies PageSeed<PropheticMinistryPage>;
