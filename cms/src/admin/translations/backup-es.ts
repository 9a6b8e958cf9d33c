import type { backupEn } from './backup-en';

export const backupEs: Record<keyof typeof backupEn, string> = {
  'backup.title': 'Respaldo',
  'backup.last': 'Último respaldo: {age}',
  'backup.well': 'Con él se pueden recuperar las peticiones, el contenido y los archivos.',
  'backup.failed': 'El respaldo más reciente falló. Por favor, avise a quien se encarga del servidor.',
  'backup.overdue': 'El respaldo está atrasado. Por favor, avise a quien se encarga del servidor.',
  'backup.none': 'Todavía no se ha hecho ningún respaldo. Por favor, avise a quien se encarga del servidor.',
};
