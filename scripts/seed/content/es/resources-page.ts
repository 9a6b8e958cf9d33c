import type { ResourcesPageSeed } from '../../content-types';

export const resourcesPage = {
  seo: {
    title: 'Artículos y formación pastoral',
    description:
      'Artículos sobre ministerio de hombres, matrimonio, familia y llamado, un curso de cuidado pastoral en 8 módulos y libros recomendados.',
  },
  title: 'Biblioteca de recursos',
  intro:
    'Lecturas y formación para pastores, consejeros, voluntarios y familias. Tome lo que le sirva a su gente y cambie los ejemplos por los de su propia calle.',
  blogsIntro: 'Artículos para leer a solas, en pareja o en grupo, cada uno con algo que puede intentar esta semana.',
  trainingIntro:
    'Para las horas en que más falta hace un pastor: junto a la cama de un hospital, en la consejería, en una boda y al pie de una tumba.',
  booksIntro:
    'Libros recomendados en español y en inglés, y un sitio de discipulado para quien desea seguir creciendo. Los enlaces se abren en otra pestaña.',
  aboutTraining: {
    title: 'Acerca de esta formación',
    text: 'El curso reúne 8 módulos completos, fruto de 32 años de experiencia en el ministerio. Cada uno se lee en media hora y sirve esa misma semana: a qué aferrarse, qué hacer, qué evitar, los pasajes que lo sostienen y cuatro tareas para empezar. También le dice hasta dónde llega lo suyo, a quién llamar después y cómo seguir cerca de las personas cuando ya las atiende un profesional.',
    quote: {
      text: 'La primera persona a la que visité en un hospital no me preguntó nada de la Biblia. Me preguntó si podía quedarme hasta que llegara su hermana. Casi todo lo que he aprendido desde entonces tiene que ver con decir que sí a eso, y con saber qué hacer mientras esperábamos.',
      attribution: 'Pastor',
    },
    scripture: '1CO 12:22-26',
  },
  discipleship: {
    title: 'Nuestro sitio de discipulado',
    text: 'Para quien empieza a seguir a Jesús, o vuelve a empezar, y para el amigo que camina a su lado: lecciones y lecturas para avanzar a su propio paso.',
  },
} satisfies ResourcesPageSeed;
