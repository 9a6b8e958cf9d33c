/** Come with the form that says how a prayer was answered. */
export const spanishPrayerThanks = {
  'prayerThanks.reference.invalid': 'Escriba la referencia de su petición de oración, como P-7KQ4-M2XD',
  'prayerThanks.reference.unknown':
    'No tenemos ninguna petición de oración con esta referencia. Revísela, por favor. Si fue hace mucho tiempo, ya la borramos; en ese caso, escríbanos con el formulario de contacto',
  'prayerThanks.thanks.tooShort': 'Cuéntenos en al menos 10 caracteres qué pasó',
  'prayerThanks.thanks.automated':
    'Parece enviado por un programa. Cuéntelo con sus propias palabras, sin enlaces, y envíelo otra vez',
  'prayerThanks.thanks.enough':
    'Ya nos ha contado mucho sobre esta petición y no cabe más. Por favor, escríbanos con el formulario de contacto',
  'prayerThanks.intro':
    'Usted nos pidió oración. Si Dios ha respondido, queremos darle gracias junto con usted. Si todavía espera, cuéntenos y seguiremos orando.',
  'prayerThanks.reference': 'Referencia de su petición de oración',
  'prayerThanks.reference.help':
    'Se ve así: P-7KQ4-M2XD. Apareció después de enviar su petición y está en el correo que le enviamos.',
  'prayerThanks.thanks': 'Qué pasó',
  'prayerThanks.mayBeShared': 'Pueden compartirlo, sin mi nombre',
  'prayerThanks.mayBeShared.help':
    'Quitamos todo lo que pueda revelar quién es usted. Si no, lo leen solo quienes pudieron leer su petición.',
  'prayerThanks.submit': 'Contarle al equipo de oración',
  'prayerThanks.received': 'Gracias por contarnos. Lo leerán quienes oraron por usted.',
};
