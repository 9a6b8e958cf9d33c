import type { PrayerPageSeed } from '../../content-types';

export const prayerPage = {
  seo: {
    title: 'Pida que oremos por usted',
    description:
      'Envíe su petición de oración en español o en inglés. Nuestro equipo la lee y ora; si es confidencial, la ve únicamente el equipo de oración.',
  },
  title: 'Pida oración',
  intro:
    'No hacen falta palabras elegantes. Cuéntenos qué está pasando, y alguien del equipo de oración lo leerá y orará. Si su petición es por otra persona, comparta solo lo que a ella le parecería bien.',
  scripture: 'PHP 4:6-7',
  promise:
    'Su petición llega a nuestro equipo de oración, que la lee y la presenta delante de Dios. Si la marca como confidencial, la verá únicamente el equipo de oración; de lo contrario, también podrán leerla quienes dirigen este ministerio. Es posible que reciba un correo breve que le dice que llegó; fuera de eso, nos comunicaremos con usted solo si lo pide, a menos que una vida pueda estar en peligro. Cómo y cuándo responde Dios está en sus manos, y no prometeremos un resultado en su nombre. La oración va bien acompañada de la ayuda de un médico, de un consejero o de la policía, y no la sustituye. Las peticiones no se leen a toda hora: si alguien corre peligro, llame ahora mismo al número de emergencias.',
} satisfies PrayerPageSeed;
