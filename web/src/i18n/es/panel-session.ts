/** Signing in, loaded with the pages /admin and /desk. */
export const spanishPanelSession = {
  'panelSession.checking': 'Comprobando si inició sesión…',
  'panelSession.needsScript':
    'Para iniciar sesión aquí se necesitan JavaScript y un navegador reciente. Si los tiene, vuelva a cargar la página.',
  'panelSession.signIn.title': 'Iniciar sesión',
  'panelSession.signIn.text':
    'Use el mismo correo y la misma contraseña que en el panel. Al iniciar sesión aquí, también la inicia allá.',
  'panelSession.signIn.password': 'Contraseña',
  'panelSession.signIn.showPassword': 'Mostrar la contraseña',
  'panelSession.signIn.remember': 'Mantener la sesión iniciada en este dispositivo',
  'panelSession.signIn.remember.help': 'Solo en un dispositivo que nadie más use.',
  'panelSession.signIn.send': 'Iniciar sesión',
  'panelSession.signIn.sending': 'Iniciando sesión…',
  'panelSession.signIn.email.required': 'Escriba su correo electrónico',
  'panelSession.signIn.password.required': 'Escriba su contraseña',
  'panelSession.signIn.failed': 'No se pudo iniciar sesión',
  'panelSession.signIn.failed.credentials':
    'El correo o la contraseña no son correctos. Revise ambos e inténtelo de nuevo.',
  'panelSession.signIn.failed.inactive':
    'Esta cuenta está desactivada. Pida al administrador del sitio que la reactive.',
  'panelSession.signIn.failed.refused':
    'Esta cuenta no tiene acceso aquí. Inicie sesión con la cuenta que estaba usando.',
  'panelSession.signIn.failed.rate-limited': 'Demasiados intentos. Espere cinco minutos e inténtelo de nuevo.',
  'panelSession.signIn.failed.unreachable':
    'No pudimos conectarnos con el sitio. Revise su conexión e inténtelo de nuevo en un momento.',
  'panelSession.signIn.failed.server':
    'Algo falló de nuestro lado antes de que se pudiera revisar su contraseña. Inténtelo de nuevo en un momento.',
  'panelSession.check.failed': 'No pudimos comprobar si inició sesión',
  'panelSession.over': 'Su sesión terminó y se vació la pantalla. Inicie sesión de nuevo.',
  'panelSession.again.title': 'Inicie sesión de nuevo',
  'panelSession.again.text':
    'Su sesión terminó. No se perdió nada de lo que escribió: cuando inicie sesión, podrá continuar donde se quedó.',
  'panelSession.again.close': 'Ahora no',
  'panelSession.account': 'Sesión de {name}',
  'panelSession.panel': 'Abrir el panel',
  'panelSession.signOut': 'Cerrar sesión',
  'panelSession.signOut.failed': 'La sesión sigue abierta',
  'panelSession.signOut.failed.text': 'No pudimos conectarnos con el sitio. Inténtelo de nuevo en un momento.',
  'panelSession.refused.title': 'Esta cuenta no tiene acceso aquí',
};
