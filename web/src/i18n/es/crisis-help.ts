import type { TranslationOf } from '../dictionary-type';
import type { crisisHelp as english } from '../en/crisis-help';

export const crisisHelp: TranslationOf<typeof english> = {
  'crisisHelp.announced': 'Hay ayuda para usted ahora mismo: los números de teléfono están debajo de su texto.',
  'crisisHelp.title': 'Hay ayuda para usted ahora mismo',
  'crisisHelp.text':
    'Gracias por ponerlo en palabras. Puede enviarlo tal como está, y oraremos por usted. Pero no leemos los mensajes a toda hora: si usted o alguien que ama está en peligro, por favor llame ahora a uno de estos números.',
  'crisisHelp.text.sent':
    'Ya tenemos lo que escribió, y oraremos por usted. Por favor, no espere nuestra respuesta: si usted o alguien que ama está en peligro, llame ahora a uno de estos números.',
  'crisisHelp.elsewhere': 'Números de otros países',
  'crisisHelp.safety':
    'Si alguien en casa le hace daño y puede revisar su teléfono, llame desde otro, y vaya a un lugar seguro en cuanto pueda. Usted no tiene la culpa de lo que le hacen.',
  'crisisHelp.onDevice':
    'Este aviso viene de una revisión hecha en su propio dispositivo. No se envía nada hasta que usted presione el botón.',
  'crisisHelp.fallback.911': 'Estados Unidos, Ecuador, México y otros países',
  'crisisHelp.fallback.112': 'Muchos otros países, desde un celular',
};
