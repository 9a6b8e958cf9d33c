import type { GospelPresentation } from '../../../../cms/src/contracts/gospel-presentation';
import type { PageSeed } from '../../content-types';

export const gospelPresentation = {
  seo: {
    title: 'Vida eterna: el evangelio en cinco partes breves',
    description:
      'El principio, la mala noticia, la buena noticia, su decisión y la promesa de Dios, con los pasajes de la Biblia que las sustentan.',
  },
  title: 'Vida eterna',
  intro: 'Son cinco partes y unos pocos minutos. Lea a su paso, discuta donde quiera y deténgase cuando le parezca.',
  sections: [
    {
      title: 'El principio',
      text: 'Usted no es una casualidad. Dios hizo al ser humano para que lo conociera y se le pareciera en el mundo: para amar, crear, decir la verdad y cuidar lo que él hizo. De ahí viene esa sed que usted siente de algo que no se acabe.',
      scripture: 'GEN 1:27',
    },
    {
      title: 'La mala noticia',
      text: 'Todos le dimos la espalda. A veces con escándalo y muchas más en silencio, acomodando la vida para no necesitarlo. La Biblia llama pecado a eso. Daña lo que tocamos, nos separa de quien da la vida, y por más buenos que seamos después, no alcanza para pagarlo.',
      scripture: 'ROM 3:23',
    },
    {
      title: 'La buena noticia',
      text: 'Dios no esperó a que mejoráramos. Su Hijo Jesús se hizo uno de nosotros, vivió como nosotros no hemos vivido y murió en una cruz en nuestro lugar, cargando con lo que nos correspondía. Al tercer día resucitó, y hubo quienes desayunaron con él. La deuda está pagada y la muerte perdió.',
      scripture: 'ROM 5:8',
    },
    {
      title: 'Su decisión',
      text: 'Un regalo es suyo cuando lo recibe. Volverse a Dios es dejar de defenderse y confiarle a Jesús su pasado, su muerte y su lunes por la mañana. Puede decírselo más o menos así: “Señor Jesús, he pecado contra ti y no lo puedo remediar. Creo que moriste por mí y que resucitaste. Perdóname, recíbeme y enséñame a vivir como tuyo”. Las palabras no tienen poder por sí solas. Él sí lo tiene, y le escucha.',
      scripture: 'JHN 1:12',
    },
    {
      title: 'La promesa de Dios',
      text: 'Quien viene a Cristo no entra en un período de prueba. La vida eterna empieza hoy y no depende de lo mucho que la sienta esta noche. Habrá dudas, caídas y días comunes, y en todos ellos él le tiene de la mano. Por eso, no camine a solas: comience a leer el Evangelio de Juan, hable con Dios a diario y busque una iglesia donde se abra la Biblia y se trate bien a la gente.',
      scripture: 'JHN 10:27-28',
    },
  ],
  callToAction: {
    title: '¿Y ahora qué?',
    text: 'Si acaba de orar, o si tiene más preguntas que hace diez minutos, nos gustaría saberlo.',
    connectText:
      'Déjenos su nombre y su correo, y alguien le escribirá. Puede preguntar lo que quiera. Nadie le va a presionar para que decida ni le pedirá dinero.',
    bookText: '¿Prefiere leer primero? Este libro explica sin prisa los primeros pasos.',
  },
  scriptureCards: ['ROM 6:23', 'ROM 10:9-10', 'EPH 2:8-9', '1CO 15:1-4', 'ACT 4:12'],
} satisfies PageSeed<GospelPresentation>;
