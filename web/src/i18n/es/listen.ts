/** Come with reading aloud, where the device has a voice. */
export const spanishListen = {
  'listen.start': 'Escuchar',
  'listen.stop': 'Dejar de leer en voz alta',
  'listen.title': 'Lectura en voz alta',
  'listen.pause': 'Pausar',
  'listen.resume': 'Continuar',
  'listen.previous': 'Párrafo anterior',
  'listen.next': 'Párrafo siguiente',
  'listen.speed': 'Velocidad',
  'listen.failed': 'La voz de este dispositivo se detuvo. Presione el botón de reproducir para intentarlo otra vez.',
};
