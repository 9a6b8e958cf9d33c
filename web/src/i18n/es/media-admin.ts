import type { TranslationOf } from '../dictionary-type';
import type { mediaAdmin as english } from '../en/media-admin';

export const mediaAdmin: TranslationOf<typeof english> = {
  'mediaAdmin.title': 'Administración de la línea de tiempo',
  'mediaAdmin.description': 'Donde el ministerio cuida las fotos de la línea de tiempo del avivamiento.',
  'mediaAdmin.lead':
    'Agregue fotos a un evento, póngalas en orden y escriba sus leyendas. Los visitantes lo ven enseguida.',
  'mediaAdmin.checking': 'Comprobando si inició sesión…',
  'mediaAdmin.needsScript': 'Esta página necesita JavaScript. Actívelo para iniciar sesión.',
  'mediaAdmin.signIn.title': 'Iniciar sesión',
  'mediaAdmin.signIn.text':
    'Con el mismo correo y la misma contraseña que en el panel. Al iniciar sesión aquí, también la inicia allá.',
  'mediaAdmin.signIn.email': 'Correo electrónico',
  'mediaAdmin.signIn.password': 'Contraseña',
  'mediaAdmin.signIn.showPassword': 'Mostrar la contraseña',
  'mediaAdmin.signIn.remember': 'Mantener la sesión iniciada en este dispositivo',
  'mediaAdmin.signIn.remember.help': 'Solo en un dispositivo que nadie más use.',
  'mediaAdmin.signIn.send': 'Iniciar sesión',
  'mediaAdmin.signIn.sending': 'Iniciando sesión…',
  'mediaAdmin.signIn.email.required': 'Escriba su correo electrónico',
  'mediaAdmin.signIn.password.required': 'Escriba su contraseña',
  'mediaAdmin.signIn.failed': 'No se inició la sesión',
  'mediaAdmin.signIn.failed.credentials':
    'El correo y la contraseña no corresponden. Revise los dos e inténtelo de nuevo.',
  'mediaAdmin.signIn.failed.inactive':
    'Esta cuenta está desactivada. Pida a quien administra el sitio que la active de nuevo.',
  'mediaAdmin.signIn.failed.refused':
    'Esta cuenta no puede cambiar la línea de tiempo. Inicie sesión con la cuenta con la que estaba trabajando.',
  'mediaAdmin.signIn.failed.rate-limited': 'Hubo demasiados intentos. Espere cinco minutos e inténtelo de nuevo.',
  'mediaAdmin.signIn.failed.unreachable':
    'No pudimos conectarnos con el sitio. Revise su conexión e inténtelo de nuevo en un momento.',
  'mediaAdmin.signIn.failed.server':
    'Algo falló de nuestro lado. Inténtelo de nuevo en un momento; su contraseña no llegó a revisarse.',
  'mediaAdmin.check.failed': 'No pudimos comprobar si inició sesión',
  'mediaAdmin.check.retry': 'Intentar de nuevo',
  'mediaAdmin.again.title': 'Inicie sesión de nuevo',
  'mediaAdmin.again.text':
    'Su sesión terminó. No se perdió nada de lo que escribió: sigue detrás de esta ventana y continúa cuando inicie sesión.',
  'mediaAdmin.again.close': 'Ahora no',
  'mediaAdmin.account': 'Sesión de {name}',
  'mediaAdmin.panel': 'Abrir el panel',
  'mediaAdmin.signOut': 'Cerrar sesión',
  'mediaAdmin.signOut.failed': 'La sesión sigue abierta',
  'mediaAdmin.signOut.failed.text': 'No pudimos conectarnos con el sitio. Inténtelo de nuevo en un momento.',
  'mediaAdmin.refused.title': 'Esta cuenta no tiene acceso aquí',
  'mediaAdmin.refused.text':
    'Usted inició sesión como {name}, y su trabajo está en el panel. La línea de tiempo está a cargo de los administradores del ministerio; si usted debe ser uno de ellos, hable con quien administra el sitio.',
  'mediaAdmin.events': 'Eventos',
  'mediaAdmin.events.loading': 'Cargando eventos de avivamiento...',
  'mediaAdmin.events.failed': 'No se pudieron cargar los eventos de avivamiento.',
  'mediaAdmin.events.retry': 'Intentar de nuevo',
  'mediaAdmin.events.empty': 'Aún no hay eventos de avivamiento.',
  'mediaAdmin.events.empty.text':
    'Un evento se crea en el panel, en los dos idiomas. En cuanto se publica, aparece aquí.',
  'mediaAdmin.events.search': 'Buscar por nombre, lugar o año',
  'mediaAdmin.events.notFound': 'Ningún evento tiene estas palabras.',
  'mediaAdmin.events.all': 'Todos los eventos',
  'mediaAdmin.events.none': 'Ningún evento seleccionado',
  'mediaAdmin.events.none.text': 'Elija el evento cuyas fotos quiere cuidar.',
  'mediaAdmin.events.unknown': 'Este evento no está en la línea de tiempo',
  'mediaAdmin.events.unknown.text': 'Tal vez se retiró, o la dirección está incompleta. Elija uno de la lista.',
};
