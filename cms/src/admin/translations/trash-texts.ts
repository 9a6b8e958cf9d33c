import type { InBothLanguages } from '../../contracts/panel-names';

export const trashTexts = {
  'trash.title': { en: 'Trash', es: 'Papelera' },
  'trash.about': {
    en: 'What was deleted can be brought back for {days} days. Then it is gone for good.',
    es: 'Lo que se elimina se puede recuperar durante {days} días. Después desaparece para siempre.',
  },
  'trash.entries': { en: 'Deleted entries', es: 'Entradas eliminadas' },
  'trash.files': { en: 'Earlier pictures and videos', es: 'Fotos y videos anteriores' },
  'trash.no-entries': {
    en: 'No entry was deleted in the last {days} days.',
    es: 'No se eliminó ninguna entrada en los últimos {days} días.',
  },
  'trash.no-files': {
    en: 'No picture or video was replaced or deleted in the last {days} days.',
    es: 'No se reemplazó ni eliminó ninguna foto ni video en los últimos {days} días.',
  },
  'trash.failed': { en: 'The trash could not be loaded.', es: 'No se pudo cargar la papelera.' },
  'trash.loading': { en: 'Loading…', es: 'Cargando…' },
  'trash.untitled': { en: 'Without a title', es: 'Sin título' },
  'trash.deleted-by': { en: 'Deleted by {name} on {date}', es: 'La eliminó {name} el {date}' },
  'trash.deleted-by-program': { en: 'Deleted by the program on {date}', es: 'La eliminó el programa el {date}' },
  'trash.until': {
    en: '{days, plural, =0 {Gone today} one {Gone in one day} other {Gone in # days}}',
    es: '{days, plural, =0 {Desaparece hoy} one {Desaparece en un día} other {Desaparece en # días}}',
  },
  'trash.reason-replaced': {
    en: 'Replaced in the Media Library on {date}',
    es: 'Reemplazado en la Biblioteca de Multimedia el {date}',
  },
  'trash.reason-deleted': {
    en: 'Deleted from the Media Library on {date}',
    es: 'Eliminado de la Biblioteca de Multimedia el {date}',
  },
  'trash.reason-superseded': {
    en: 'A newer file of the same name was uploaded on {date}',
    es: 'El {date} se subió un archivo más nuevo con el mismo nombre',
  },
  'trash.by': { en: 'by {name}', es: 'por {name}' },
  'trash.restore': { en: 'Bring back', es: 'Recuperar' },
  'trash.restore-named': { en: 'Bring back “{title}”', es: 'Recuperar “{title}”' },
  'trash.delete': { en: 'Delete for good', es: 'Eliminar para siempre' },
  'trash.delete-named': { en: 'Delete “{title}” for good', es: 'Eliminar “{title}” para siempre' },
  'trash.delete-title': { en: 'Delete it for good?', es: '¿Eliminar para siempre?' },
  'trash.delete-about': {
    en: '“{title}” and its earlier versions cannot be brought back after this.',
    es: 'Después de esto, “{title}” y sus versiones anteriores ya no se pueden recuperar.',
  },
  'trash.delete-file-about': {
    en: '“{title}” cannot be brought back after this.',
    es: 'Después de esto, “{title}” ya no se puede recuperar.',
  },
  'trash.restored': {
    en: '“{title}” is back as a draft. Read it, then publish it.',
    es: '“{title}” está de vuelta como borrador. Léala y después publíquela.',
  },
  'trash.restored-without': {
    en: '“{title}” is back as a draft, except for {count, plural, one {one part} other {# parts}} that no longer fit: {parts}',
    es: '“{title}” está de vuelta como borrador, menos {count, plural, one {una parte que ya no cabe} other {# partes que ya no caben}}: {parts}',
  },
  'trash.existing': {
    en: 'A language that was written anew meanwhile stayed as it is.',
    es: 'El idioma que se escribió de nuevo entretanto quedó como está.',
  },
  'trash.file-restored': { en: '“{title}” is back.', es: '“{title}” está de vuelta.' },
  'trash.deleted': { en: '“{title}” is deleted for good.', es: '“{title}” se eliminó para siempre.' },
  'trash.not-done': { en: 'That did not work. {reason}', es: 'No funcionó. {reason}' },
  'trash.open': { en: 'Open it', es: 'Abrirla' },

  'delete.not-yet': { en: 'This entry is still used', es: 'Esta entrada todavía se usa' },
  'delete.title': { en: 'Delete this entry?', es: '¿Eliminar esta entrada?' },
  'delete.about': {
    en: 'It disappears from the site at once, in both languages, and lies in the trash for {days} days.',
    es: 'Desaparece del sitio de inmediato, en los dos idiomas, y queda {days} días en la papelera.',
  },
  'delete.about-language': {
    en: 'This language disappears from the site at once, and lies in the trash for {days} days. The other language stays as it is.',
    es: 'Este idioma desaparece del sitio de inmediato y queda {days} días en la papelera. El otro idioma queda como está.',
  },
  'delete.used': {
    en: 'It cannot be deleted yet, because it is used here:',
    es: 'Todavía no se puede eliminar, porque se usa aquí:',
  },
  'delete.more': {
    en: '{count, plural, one {and one more} other {and # more}}',
    es: '{count, plural, one {y una más} other {y # más}}',
  },
  'delete.used-how': { en: 'Remove it there first.', es: 'Quítela primero de allí.' },
  'delete.confirm': { en: 'Move to the trash', es: 'Mover a la papelera' },
  'delete.loading': { en: 'Looking for what uses it…', es: 'Buscando dónde se usa…' },
  'delete.failed': {
    en: 'What uses it could not be looked up. If something does, it is not deleted.',
    es: 'No se pudo averiguar dónde se usa. Si se usa en alguna parte, no se elimina.',
  },
  'delete.close': { en: 'Close', es: 'Cerrar' },

  'unpublish.title': { en: 'Take it off the site?', es: '¿Quitarla del sitio?' },
  'unpublish.title-language': {
    en: 'Take the {language} text off the site?',
    es: '¿Quitar del sitio el texto en {language}?',
  },
  'unpublish.what': { en: 'What disappears: {what}', es: 'Lo que desaparece: {what}' },
  'unpublish.fallback': {
    en: 'The {other} text is published, so {language} visitors read that instead, marked as {other}.',
    es: 'El texto en {other} está publicado: quienes visitan el sitio en {language} leen ese, señalado como {other}.',
  },
  'unpublish.nothing-left': {
    en: 'The other language is not published either, so nothing is left of it on the site. The address of a page then says that the page does not exist.',
    es: 'El otro idioma tampoco está publicado, así que no queda nada de esto en el sitio. La dirección de una página dice entonces que la página no existe.',
  },
  'unpublish.draft': {
    en: 'The draft stays, and you can publish it again at any time.',
    es: 'El borrador se conserva, y puede publicarlo de nuevo cuando quiera.',
  },
  'unpublish.confirm': { en: 'Take off the site', es: 'Quitar del sitio' },
  'unpublish.page': { en: 'the page at {path}', es: 'la página {path}' },
  'unpublish.entry': {
    en: 'this entry, wherever the site shows it',
    es: 'esta entrada, dondequiera que el sitio la muestra',
  },

  'emptied.panel': { en: 'Emptied', es: 'Vaciado' },
  'emptied.title': { en: 'You emptied “{group}”', es: 'Usted vació “{group}”' },
  'emptied.about': {
    en: 'All its texts are gone from the form. If you save and publish, they disappear from the site as well.',
    es: 'Todos sus textos desaparecieron del formulario. Si guarda y publica, desaparecen también del sitio.',
  },
  'emptied.restore': { en: 'Put it back', es: 'Ponerlo de nuevo' },
  'emptied.keep': { en: 'Leave it empty', es: 'Dejarlo vacío' },
  'emptied.still': {
    en: '“{group}” is empty now. It was not before.',
    es: '“{group}” está vacío ahora. Antes no lo estaba.',
  },
} satisfies Readonly<Record<string, InBothLanguages>>;
