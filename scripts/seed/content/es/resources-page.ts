import type { ResourcesPageSeed } from '../../content-types';

export const resourcesPage = {
  seo: {
    title: 'Artículos y formación pastoral',
    description:
      'Artículos sobre ministerio de hombres, matrimonio, familia y llamado, un curso de cuidado pastoral en 8 módulos y libros recomendados.',
  },
  title: 'Biblioteca de recursos',
  intro:
    'Lecturas y formación para pastores, consejeros, voluntarios y familias. Tome lo que le sirva a su gente y cambie nuestros ejemplos por los de su propia calle.',
  blogsIntro: 'Artículos para leer a solas, en pareja o en grupo, cada uno con algo que puede intentar esta semana.',
  trainingIntro:
    '8 módulos completos, fruto de 32 años de experiencia en el ministerio, para las horas en que más falta hace un pastor: junto a la cama de un hospital, en la consejería, en una boda y al pie de una tumba.',
  booksIntro:
    'Libros recomendados en español y en inglés, y un sitio de discipulado para quien desea seguir creciendo. Los enlaces se abren en otra pestaña.',
} satisfies ResourcesPageSeed;
