/** Come with the gospel. */
export const spanishGospel = {
  'gospelDialog.loading': 'Cargando la presentación…',
  'gospelDialog.failed': 'No se pudo cargar la presentación',
  'gospelDialog.failed.text': 'Revise su conexión e inténtelo de nuevo.',
  'gospelDialog.parts': 'Las cinco partes',
  'gospelDialog.scriptures': 'Con las palabras de la Biblia',
  'gospelDialog.connect': 'Contáctenos',
  'gospelDialog.connect.title': 'Comuníquese con nosotros',
  'gospelDialog.back': 'Volver',
  'gospelDialog.read': 'Leer el libro',
  'gospelDialog.sent': 'Gracias por escribirnos',
  'gospelDialog.sent.text': 'Pronto alguien le escribirá.',
};
