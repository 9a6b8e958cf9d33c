import type { editorFieldsEn } from './editor-fields-en';

export const editorFieldsEs: Readonly<Record<keyof typeof editorFieldsEn, string>> = {
  'address.name': 'Dirección',
  'address.about': 'La última parte de una dirección web, que se forma del título',
  'address.proposed': 'Se forma del título al guardar: {address}',
  'address.made': 'Si queda vacío, se forma al guardar. Solo letras minúsculas, números y guiones',
  'address.published': 'Publicado en esta dirección',
  'address.change': 'Cambiar la dirección',
  'address.warning':
    'Cuando publique una dirección nueva, los enlaces a la anterior dejarán de funcionar. Cámbiela solo si es necesario.',
  'place.name': 'Lugar en una lista',
  'place.about': 'Dónde está una entrada entre las demás',
  'place.first': 'En primer lugar',
  'place.after': 'Después de “{title}”',
  'place.untitled': 'sin título',
  'place.shared': 'Igual en ambos idiomas. Los visitantes ven el nuevo orden cuando usted publica',
  'place.failed': 'No se pudieron cargar las demás entradas; por ahora no se puede cambiar el lugar.',
  'quiz-answer.name': 'Respuesta correcta',
  'quiz-answer.about': 'Una de las opciones de la pregunta',
  'quiz-answer.true': 'Verdadero',
  'quiz-answer.false': 'Falso',
  'quiz-answer.choose': 'Elija la correcta',
  'quiz-answer.option': 'Opción {number}',
  'quiz-answer.first': 'Escriba primero las cuatro opciones. Luego elija aquí la correcta',
};
