/** Come with what the device has stored of the course. */
export const spanishCourseOnDevice = {
  'course.onDevice': 'Guardado en este dispositivo',
  'course.onDevice.text':
    'Este dispositivo recuerda hasta dónde llegó, sus marcas, sus notas y los resultados de los cuestionarios. Nosotros no los tenemos. Si otras personas usan este dispositivo, guarde sus notas y elimine todo.',
  'course.onDevice.saveNotes': 'Guardar todas las notas',
  'course.onDevice.delete': 'Eliminar todo',
  'course.onDevice.question':
    '¿Eliminar de este dispositivo el avance, las marcas, las notas y los resultados de todos los módulos? No se podrán recuperar.',
  'course.onDevice.cancel': 'Conservarlos',
  'course.onDevice.deleted': 'Se eliminó de este dispositivo todo lo del curso.',
};
