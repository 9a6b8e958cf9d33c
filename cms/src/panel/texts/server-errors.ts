/** The panel shows these as they come; its sign-in and its forms do not look them up among its own texts. */
const inSpanish: Readonly<Record<string, string>> = {
  // Signing in and the account.
  'The first account is created when the program starts: set ADMIN_EMAIL and ADMIN_PASSWORD':
    'La primera cuenta se crea cuando el programa arranca: indique ADMIN_EMAIL y ADMIN_PASSWORD',
  'The body must be sent as application/json': 'No se pudo leer lo que se envió.',
  'Invalid credentials': 'El correo o la contraseña no son correctos',
  'Email and password are missing': 'Faltan el correo y la contraseña',
  'Too many attempts to sign in. Please try again in a moment.':
    'Demasiados intentos de entrar. Inténtelo de nuevo en un momento.',
  'Too many requests, please try again later.': 'Demasiados intentos. Inténtelo de nuevo más tarde.',
  'Missing or invalid credentials': 'Su sesión terminó. Entre de nuevo.',
  'Invalid refresh token': 'Su sesión terminó. Entre de nuevo.',
  'Missing refresh token': 'Su sesión terminó. Entre de nuevo.',
  'Authentication required': 'Entre primero, por favor.',
  'Please sign in': 'Entre primero, por favor.',
  'This reset password token has expired': 'Este enlace ya venció. Pida uno nuevo.',
  'Invalid registrationToken': 'Esta invitación ya no es válida. Pida una nueva.',
  'Invalid registration info': 'Esta invitación ya no es válida. Pida una nueva.',
  'Email already taken': 'Otra cuenta ya usa este correo',
  'A user with this email address already exists': 'Otra cuenta ya usa este correo',
  'Invalid password. Expected a minimum of 8 characters with at least one number and one uppercase letter':
    'La contraseña necesita al menos 8 caracteres, con un número y una letra mayúscula',
  'You cannot delete your own user': 'No puede eliminar su propia cuenta',
  'You must have at least one user with super admin role.': 'Al menos una cuenta debe conservar el rol de super admin.',
  'Some roles are still assigned to some users': 'Algunas cuentas todavía tienen este rol',
  'Accounts are changed one at a time, so that each change is recorded':
    'Las cuentas se cambian una por una, para que cada cambio quede registrado',
  'This site cannot send email. Ask a super admin of the site to give you a new password.':
    'Este sitio no puede enviar correos. Pida una contraseña nueva a un super admin del sitio.',
  'No mail server is set up, so nothing was sent': 'No hay servidor de correo, así que no se envió nada',

  // Saving and publishing.
  'Bad Request': 'No se pudo hacer. Revise lo que escribió e inténtelo de nuevo.',
  Forbidden: 'Su cuenta no tiene permiso para esto',
  'Forbidden access': 'Su cuenta no tiene permiso para esto',
  'Policy Failed': 'Su cuenta no tiene permiso para esto',
  'Not Found': 'Esto ya no existe',
  'Entity not found': 'Esto ya no existe',
  'Document not found': 'Esta entrada ya no existe',
  'Document not found or already published.': 'Esta entrada ya no existe, o ya está publicada.',
  'Locale not found': 'Este idioma no existe en el sitio',
  'Internal Server Error': 'Algo falló en el servidor. Inténtelo de nuevo en un momento.',
  'This attribute must be unique': 'Otra entrada ya tiene este valor',
  'This cannot be done at the moment. Please try again later.': 'Ahora mismo no se puede. Inténtelo más tarde.',
  'The storage of pictures and videos does not answer at the moment. Please try again later.':
    'El almacenamiento de imágenes y videos no responde en este momento. Inténtelo más tarde.',
  'This version does not exist': 'Esta versión ya no existe',
  'This is not in the trash': 'Esto ya no está en la papelera',
  'The entry and its language are needed': 'Faltan la entrada y su idioma',
  'The filters of the board are not valid': 'Los filtros del tablero no son válidos',
  'This type has no order': 'Este tipo de contenido no tiene un orden',
  'There is no such chapter': 'Ese capítulo no existe',
  'Invalid query': 'La consulta no es válida',
  'This has characters, or lists inside lists, that cannot be stored':
    'Hay caracteres, o listas dentro de listas, que no se pueden guardar',
  'The body could not be read': 'No se pudo leer lo que se envió',
  'This account does not work on the content': 'Esta cuenta no trabaja con los contenidos',
  'This draft lacks something that the site needs': 'A este borrador le falta algo que el sitio necesita',
  'This account does not have permission to change the timeline or its pictures':
    'Esta cuenta no tiene permiso para cambiar la línea de tiempo ni sus fotos',
  'This event does not exist': 'Este evento ya no existe',
  'Say whether the email is wanted': 'Indique si desea recibir el correo',
  'Only the program can write here': 'Aquí solo escribe el programa',
  'Entries here cannot be changed': 'Estas entradas no se pueden cambiar',

  // Requests.
  'This request does not exist': 'Esta petición ya no existe',
  'Someone else has changed or claimed this request': 'Otra persona cambió o tomó esta petición',
  'Requests cannot be deleted in the panel': 'Las peticiones no se pueden eliminar en el panel',
  'Requests can only be made with the forms on the site': 'Las peticiones solo se hacen con los formularios del sitio',
  'Requests are changed one at a time, so that each change is counted':
    'Las peticiones se cambian una por una, para que cada cambio se cuente',
  'Requests cannot be searched or sorted by what people wrote':
    'Las peticiones no se pueden buscar ni ordenar por lo que la gente escribió',
  'Notes cannot be removed. Add to them or correct them.': 'Las notas no se pueden quitar. Agregue o corrija.',

  'This is for people who have signed in': 'Esto es para quienes han entrado al panel',
  'Entries here have no number to filter or sort by': 'Estas entradas no tienen un número para filtrar u ordenar',
  'The search is not a text': 'La búsqueda no es un texto',
  'Someone else changed this request in the meantime. Open it again and repeat your change.':
    'Otra persona cambió esta petición mientras tanto. Vuelva a abrirla y repita su cambio.',
  'Notes must be saved with the revision they were written for':
    'Otra persona cambió esta petición mientras tanto. Vuelva a abrirla para guardar su nota.',

  // Uploading.
  'This account may not send files': 'Su cuenta no puede enviar archivos',
  'Files are not accepted here': 'Aquí no se aceptan archivos',
  'Files are empty': 'No se eligió ningún archivo',
  'File is not a valid image': 'Este archivo no es una foto válida',
  'File name contains invalid characters': 'El nombre del archivo tiene caracteres que no se permiten',
  'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted': 'Solo se aceptan fotos JPEG, PNG, WebP, AVIF y GIF',
  'Only JPEG, PNG, WebP, AVIF and GIF pictures and mp4 videos are accepted':
    'Solo se aceptan fotos JPEG, PNG, WebP, AVIF y GIF, y videos mp4',
  'Many browsers show this video black. On an iPhone, choose Settings > Camera > Formats > “Most Compatible” and record it again; elsewhere, export it as H.264':
    'Muchos navegadores muestran este video en negro. En un iPhone, elija Ajustes > Cámara > Formatos > “Más compatible” y grábelo de nuevo; en otro aparato, expórtelo como H.264',
  'MIME type is not allowed': 'Este tipo de archivo no se acepta',
  'The picture cannot be read, or has too many pixels. Save it smaller, or as a JPEG that is not progressive':
    'La foto no se puede leer o tiene demasiados píxeles. Guárdela más pequeña, o como JPEG no progresivo',
  'The picture is larger than 25 MB': 'La foto pesa más de 25 MB',
  'No picture could be found at that address': 'No se encontró ninguna foto en esa dirección',
  'The body is too large': 'El archivo es demasiado grande',
  'folder not found': 'Esta carpeta ya no existe',
};

export const knownSentences: readonly string[] = Object.keys(inSpanish);

const patterns: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/^\S+ must be at most (\d+) characters$/, 'Esto es demasiado largo: acórtelo a $1 caracteres.'],
  [/^(\d+) errors occurred$/, 'Hay $1 cosas que corregir.'],
  [/^(.+) exceeds size limit of (.+)\.$/, '$1 es demasiado grande: lo más que se acepta son $2.'],
  [/^The video cannot be read: .+$/, 'El video no se puede leer. Expórtelo de nuevo como mp4 con H.264.'],
  [/^File too large: maximum allowed size is (.+)$/, 'El archivo es demasiado grande: lo más que se acepta son $1'],
];

/** The sentence in Spanish, or as it was if nobody has translated it. */
export function serverErrorInSpanish(message: string): string {
  const pattern = patterns.find(([english]) => english.test(message));
  return inSpanish[message] ?? (pattern ? message.replace(...pattern) : message);
}
