import type { TranslationOf } from '../translate';
import type { study as english } from '../en/study';

export const study: TranslationOf<typeof english> = {
  'course.title': 'Su camino por el curso',
  'course.none':
    '{total} módulos, cerca de {time} en total. Comience por donde quiera: esta página recuerda hasta dónde llegó.',
  'course.some': '{done} de {total} módulos completados. Le queda cerca de {time}.',
  'course.all': 'Completó los {total} módulos. Que den fruto en las personas a quienes cuida.',
  'course.begin': 'Comenzar con',
  'course.continue': 'Continuar con',
  'course.certificate': 'A su certificado',
  'course.plan': 'Plan de estudio',
  'course.section': 'Se quedó en “{section}”, en el módulo {number}.',
  'course.quizLeft': 'Ya leyó el módulo {number}. Solo falta el cuestionario.',
  'course.device': 'Su avance se guarda solamente en este dispositivo.',
  'course.state.none': '{title}: sin comenzar',
  'course.state.begun': '{title}: comenzado',
  'course.state.done': '{title}: completado',
  'course.minutes': '{minutes}\u00a0min',
  'course.hours': '{hours}\u00a0h',
  'course.hoursMinutes': '{hours}\u00a0h {minutes}\u00a0min',
  'course.leaderSheet': 'Hoja para líderes',
  'course.contents': 'En este módulo',
  'course.ticked': '{done} de {total} hechos',
  'course.notes': 'Sus notas',
  'course.notes.device':
    'Las notas y las marcas se guardan solamente en este dispositivo y nunca se envían. Quien use este dispositivo puede leerlas.',
  'course.notes.notStored':
    'Este dispositivo no nos permite guardar sus notas. Guárdelas en un archivo de texto antes de salir de esta página.',
  'course.notes.save': 'Guardar en un archivo de texto',
  'course.notes.file': 'notas',
};
