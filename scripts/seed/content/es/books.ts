import type { BookSeed } from '../../content-types';

export const books = [
  {
    title: 'El plan sin prisa: oír, examinar y obedecer lo que Dios dice',
    author: 'Pastor',
    description:
      '¿Cómo habla Dios hoy, y cómo distingue una iglesia su voz de una emoción fuerte? Con los profetas y el libro de los Hechos abiertos sobre la mesa, este libro enseña a recibir una palabra, examinarla con otros y esperar sin miedo. Es para congregaciones que desean el don y quieren que nadie salga lastimado por él.',
    category: 'Profético',
    amazonUrl: 'https://example.org/books/el-plan-sin-prisa',
    cover: 'prophetic-plan-book-cover-es',
    position: 3,
  },
  {
    title: 'Cuando baja el fuego: vencer la ira un día a la vez',
    author: 'Pastor',
    description:
      'Para el papá que gritó en el desayuno, para la mujer que se queda callada una semana entera y para quienes viven con ellos. En capítulos breves, mira qué está protegiendo la ira, qué le pide la Escritura y cómo reparar lo que ha roto. Uno de ellos dice con claridad cuándo la ira ya es maltrato, y por qué entonces la seguridad de los demás va primero.',
    category: 'Crecimiento espiritual',
    amazonUrl: 'https://example.org/books/cuando-baja-el-fuego',
    cover: 'overcoming-book-cover-es',
    position: 4,
  },
] satisfies BookSeed[];
