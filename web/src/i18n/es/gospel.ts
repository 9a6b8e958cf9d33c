/** Come with the gospel. */
export const spanishGospel = {
  'gospelDialog.title': 'Vida eterna',
  'gospelDialog.close': 'Cerrar',
  'gospelDialog.loading': 'Cargando la presentación…',
  'gospelDialog.failed': 'No se pudo cargar la presentación',
  'gospelDialog.failed.text': 'Revise su conexión e inténtelo de nuevo.',
  'gospelDialog.failed.retry': 'Intentar de nuevo',
  'gospelDialog.parts': 'Las cinco partes',
  'gospelDialog.scriptures': 'Con las palabras de la Biblia',
  'gospelDialog.connect': 'Contáctenos',
  'gospelDialog.connect.title': 'Comuníquese con nosotros',
  'gospelDialog.back': 'Volver',
  'gospelDialog.read': 'Leer el libro',
  'gospelDialog.newTab': 'se abre en otra pestaña',
  'gospelDialog.sent': 'Gracias por escribirnos',
  'gospelDialog.sent.text': 'Pronto alguien le escribirá.',
};
