import type { AnswerTemplateSeed } from '../../content-types';

export const answerTemplates: Readonly<Record<string, AnswerTemplateSeed>> = {
  'prayed-today': {
    title: 'Hoy oramos por usted',
    requestKind: 'every-kind',
    emailSubject: 'Hoy oramos por usted',
    text: 'Hola, {name}:\n\nHoy oramos por usted y pusimos delante de Dios lo que nos confió. No está solo ni sola en esto. Si algo cambia, o si quiere contarnos cómo está, responda a este mensaje.\n\nGracia y paz\nEl equipo de oración',
  },
  'may-we-call': {
    title: '¿Podemos llamarle?',
    requestKind: 'every-kind',
    emailSubject: '¿Podemos llamarle?',
    text: 'Hola, {name}:\n\nGracias por confiarnos su petición. A una persona del equipo le gustaría escucharle y orar con usted por teléfono. ¿Qué día y a qué hora le conviene una llamada? Si prefiere escribir, también está muy bien.\n\nEl equipo de oración',
  },
  'still-praying': {
    title: 'Seguimos orando. ¿Cómo está?',
    requestKind: 'prayer',
    emailSubject: '¿Cómo está?',
    text: 'Hola, {name}:\n\nHa pasado un tiempo desde que nos escribió. No le hemos olvidado y seguimos orando. ¿Cómo está hoy? ¿Ha cambiado algo, o hay algo más que podamos poner delante de Dios?\n\nEl equipo de oración',
  },
  'counseling-time': {
    title: 'Una hora para la consejería',
    requestKind: 'counseling',
    emailSubject: 'Una hora para conversar',
    text: 'Hola, {name}:\n\nGracias por escribirnos. Nos gustaría tomar un tiempo para conversar con usted. Lo que nos cuente queda entre nosotros. ¿Qué días y a qué horas le conviene, y prefiere hablar en español o en inglés?\n\nEl equipo de oración',
  },
};
