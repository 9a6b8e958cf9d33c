import type { TranslationOf } from '../dictionary-type';
import type { layout as english } from '../en/layout';

export const layout: TranslationOf<typeof english> = {
  'layout.loading': 'Cargando…',
  'layout.error.title': 'No se pudo cargar esta página',
  'layout.error.text': 'Algo falló de nuestro lado. No es culpa suya, y volver a intentarlo suele ayudar.',
  'layout.error.status': 'El servidor respondió {status}.',
  'layout.error.connection': 'No pudimos conectarnos con el sitio. Revise su conexión.',
  'layout.error.answer': 'No se pudo leer la respuesta del servidor.',
  'layout.error.retry': 'Intentar de nuevo',
  'layout.error.home': 'Ir a la página de inicio',
  'layout.missing.title': 'Esta página no está disponible por ahora',
  'layout.missing.text': 'Se retiró, quizás para actualizarla. El resto del sitio sigue a su disposición.',
  'layout.missing.write': 'Si buscaba algo en particular, escríbanos a',
  'layout.footer.quickLinks': 'Enlaces rápidos',
  'layout.footer.ministries': 'Ministerios',
  'layout.footer.contact': 'Contacto',
  'layout.footer.contactForm': 'Escríbanos',
  'layout.footer.about': 'Quiénes somos',
  'layout.footer.privacy': 'Privacidad',
  'layout.footer.propheticMinistry': 'Ministerio profético',
  'layout.footer.marriageMinistry': 'Ministerio matrimonial',
  'layout.footer.mensMinistry': 'Ministerio de hombres',
  'layout.formNeedsScript': 'Este formulario necesita JavaScript. Si no puede activarlo, por favor escríbanos a',
  'layout.formNotReady': 'No se pudo cargar este formulario. Revise su conexión.',
  'layout.formNotReady.retry': 'Cargar el formulario',
};
