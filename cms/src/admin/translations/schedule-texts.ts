import type { InBothLanguages } from '../../contracts/panel-names';

export const scheduleTexts = {
  'schedule.title': { en: 'Publish later', es: 'Publicar más tarde' },
  'schedule.open': { en: 'Choose a time', es: 'Elegir una hora' },
  'schedule.change': { en: 'Change', es: 'Cambiar' },
  'schedule.label.publish': { en: 'Publish on', es: 'Publicar el' },
  'schedule.label.unpublish': { en: 'Unpublish on', es: 'Anular publicación el' },
  'schedule.publish': { en: 'Publish on {time}', es: 'Publicar el {time}' },
  'schedule.unpublish': { en: 'Unpublish on {time}', es: 'Anular publicación el {time}' },
  'schedule.hint.publish': {
    en: 'The draft as it is saved by then, on the clocks of {zone}.',
    es: 'El borrador como esté guardado para entonces, según los relojes de {zone}.',
  },
  'schedule.hint.unpublish': { en: 'On the clocks of {zone}.', es: 'Según los relojes de {zone}.' },
  'schedule.by': { en: 'Scheduled by {name}', es: 'Programado por {name}' },
  'schedule.scope': { en: 'For', es: 'Para' },
  'schedule.scope.language': { en: 'The {language} text alone', es: 'Solo el texto en {language}' },
  'schedule.scope.all': { en: 'Every language it is written in', es: 'Todos los idiomas en que está escrito' },
  'schedule.save': { en: 'Schedule', es: 'Programar' },
  'schedule.cancel': { en: 'Cancel the schedule', es: 'Anular lo programado' },
  'schedule.saved': { en: 'The schedule is saved.', es: 'La programación está guardada.' },
  'schedule.column': { en: 'Scheduled', es: 'Programado' },
  'schedule.widget': { en: 'Scheduled', es: 'Lo programado' },
  'schedule.none': {
    en: '“Publish later”, beside each entry, puts it on the site or takes it off at a time that you choose.',
    es: '“Publicar más tarde”, al lado de cada entrada, la pone en el sitio o la quita a la hora que usted elija.',
  },
  'schedule.missed.publish': { en: 'Not published on {time}.', es: 'No se publicó el {time}.' },
  'schedule.missed.unpublish': {
    en: 'Still on the site: it was not unpublished on {time}.',
    es: 'Sigue en el sitio: no se anuló la publicación el {time}.',
  },
  'schedule.reason.refused': {
    en: 'Something in it has to be mended first: press “Publish” to see what.',
    es: 'Primero hay que corregir algo: presione “Publicar” para ver qué.',
  },
  'schedule.reason.account': {
    en: 'Whoever scheduled it may no longer publish it.',
    es: 'Quien lo programó ya no puede publicarlo.',
  },
  'schedule.reason.failed': {
    en: 'The program failed. Please do it by hand, and tell whoever looks after the server.',
    es: 'El programa falló. Por favor, hágalo a mano y avise a quien se encarga del servidor.',
  },
} satisfies Readonly<Record<string, InBothLanguages>>;
