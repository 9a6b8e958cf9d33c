import type { TranslationOf } from '../translate';
import type { ministries as english } from '../en/ministries';

export const ministries: TranslationOf<typeof english> = {
  'ministries.back': 'Volver al inicio',
  'ministries.marriage.photoMissing': 'Foto no encontrada',
  'ministries.mens.date': 'Fecha',
  'ministries.mens.attendance': 'Asistencia',
  'ministries.mens.theme': 'Tema',
  'ministries.mens.keyVerse': 'Versículo clave',
  'ministries.mens.photoMissing': 'Foto del retiro {number}',
};
