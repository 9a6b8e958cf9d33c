/** Come with what the device has stored of the course. */
export const englishCourseOnDevice = {
  'course.onDevice': 'Stored on this device',
  'course.onDevice.text':
    'This device remembers how far you came, your ticks, notes and quiz results. We do not have them. If others use this device, save your notes and delete everything.',
  'course.onDevice.saveNotes': 'Save all notes',
  'course.onDevice.delete': 'Delete everything',
  'course.onDevice.question':
    'Delete progress, ticks, notes and quiz results of all modules from this device? They cannot be brought back.',
  'course.onDevice.cancel': 'Keep them',
  'course.onDevice.deleted': 'Everything about the course has been deleted from this device.',
} as const;
