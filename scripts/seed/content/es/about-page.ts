import type { AboutPageSeed } from '../../content-types';

export const aboutPage = {
  seo: {
    title: 'Quiénes somos: en qué creemos y ante quién respondemos',
    description:
      'En qué cree este ministerio, quiénes sirven en él, quién responde por él y qué hacer si algo de nuestro equipo le preocupa.',
  },
  title: 'Quiénes somos',
  intro:
    'Antes de confiar en un ministerio, es natural que usted quiera saber en qué cree, quiénes están detrás y quién puede corregirlo. Estas son nuestras respuestas.',
  body: `## En qué creemos

- **Dios:** Hay un solo Dios, Padre, Hijo y Espíritu Santo. Él hizo todo lo que existe y ama lo que ha hecho.
- **Jesucristo:** Es verdadero Dios y verdadero hombre. Murió por nuestros pecados, resucitó al tercer día y volverá.
- **La salvación:** Dios salva por gracia, por medio de la fe en Jesucristo. Nadie puede ganársela, y nadie ha ido demasiado lejos para recibirla.
- **El Espíritu Santo:** Vive en todo el que cree, nos hace más semejantes a Cristo y nos da lo que necesitamos para servir a otros.
- **La Biblia:** Es la palabra de Dios. Con ella examinamos lo que enseñamos y lo que cualquiera diga en nombre de Dios.
- **La iglesia:** Quienes son de Cristo se pertenecen unos a otros. Queremos servir a las iglesias locales, no ocupar su lugar.

{scripture: ROM 5:8}

## Quiénes somos

Somos un pastor, un equipo de oración y voluntarios. Oramos, enseñamos y formamos a quienes cuidan de otros, en español y en inglés. No somos médicos, abogados ni un servicio de emergencias, y cuando alguien necesita uno de ellos, se lo decimos.

## Quién responde por nosotros

Quien dirige un ministerio debe rendir cuentas a otros. Usted puede preguntarnos quién supervisa al pastor, quién decide en qué se gasta el dinero y quién revisa las cuentas. Tiene derecho a una respuesta clara, con nombres.

Nadie de nuestro equipo puede pedirle dinero, secreto ni obediencia a cambio de oración o consejo. Quien lo haga no habla por nosotros.
`,
} satisfies AboutPageSeed;
