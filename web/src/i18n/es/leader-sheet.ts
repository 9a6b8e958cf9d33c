/** Come with the leader's sheet of a module. */
export const spanishLeaderSheet = {
  'sheet.title': 'Hoja para líderes: {title}',
  'sheet.description': 'Una reunión de grupo sobre el módulo {number}, paso a paso, con tiempos y preguntas.',
  'sheet.kind': 'Para quien dirige un grupo · módulo {number}',
  'sheet.back': 'Al módulo',
  'sheet.print': 'Imprimir la hoja',
  'sheet.otherLanguage': 'Esta hoja todavía no está disponible en su idioma.',
  'sheet.preparation': 'Antes de la reunión',
  'sheet.meeting': 'La reunión',
  'sheet.total': '{time} en total',
  'sheet.from': 'minuto {from}–{to}',
  'sheet.questions': 'Preguntas para conversar',
  'sheet.passages': 'Pasajes de este módulo',
  'sheet.actions': 'Pasos a seguir para elegir',
  'sheet.none': 'No hay ninguna hoja para líderes en esta dirección',
  'sheet.none.text': 'Tal vez el enlace no sea correcto, o nadie ha planeado todavía una reunión sobre este módulo.',
};
