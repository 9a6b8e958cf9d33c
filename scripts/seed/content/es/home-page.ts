import type { HomePageSeed } from '../../content-types';

export const homePage = {
  seo: {
    title: 'Ministerio Cumbre del Alba: oración, enseñanza y cuidado',
    description:
      'Pida oración, lea artículos pastorales sobre matrimonio, familia, ministerio de hombres y llamado, y encuentre formación para cuidar de otros.',
  },
  hero: {
    eyebrow: 'Oración, enseñanza y cuidado pastoral',
    title: 'Como haya sido la noche, pase adelante',
    subtitle:
      'Aquí hay personas que orarán por usted, artículos que le sirven al pastor el domingo y a la familia el martes, y formación para quien cuida de otros.',
    scripture: 'LAM 3:22-23',
    imageAlt: 'Hileras de cerros antes del amanecer, con una franja de luz dorada en el horizonte',
  },
  library: {
    title: 'Para quienes cuidan de otros',
    text: 'Artículos sobre ministerio de hombres, matrimonio, crianza y llamado, junto con formación para pastores, consejeros y voluntarios. Puede leerlos a solas o llevarlos a su grupo.',
  },
  prayer: {
    title: '¿Cómo podemos orar por usted?',
    text: 'Escriba con sus propias palabras, en español o en inglés. El equipo de oración lee todas las peticiones y, si marca la suya como confidencial, solo ese equipo la verá.',
    scripture: 'PSA 145:18',
  },
} satisfies HomePageSeed;
