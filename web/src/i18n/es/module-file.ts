/** For the file of a module that is passed from hand to hand. Only the server writes it. */
export const spanishModuleFile = {
  'moduleFile.language': 'Read in English',
  'moduleFile.answer': 'Mostrar la respuesta',
  'moduleFile.right': 'Respuesta correcta: {answer}',
  'moduleFile.choose': 'Presione la respuesta que le parezca correcta.',
  'moduleFile.end': 'Por favor, compártalo con quien le pueda servir. Se abre sin conexión a internet.',
  'moduleFile.source': 'De {ministry}. La versión más reciente, con todos los módulos:',
};
