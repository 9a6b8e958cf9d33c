import type { TranslationOf } from '../translate';
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
  'crisisLines.title': 'Números para llamar',
  'crisisLines.country': 'Su país',
  'crisisLines.countryOther': 'Otro país',
  'crisisLines.all': 'Todos los números, por país',
  'crisisLines.kind.emergency': 'Emergencia',
  'crisisLines.kind.suicide': 'Suicidio y crisis',
  'crisisLines.kind.violence': 'Violencia en el hogar',
  'crisisLines.kind.children': 'Niños en peligro',
  'crisisLines.text': 'Mensaje al {number}',
  'crisisLines.checked': 'Llamamos a este número por última vez el {date}.',
  'crisisLines.source':
    'Los números cambian. Si uno no contesta, intente con otro, o vaya al hospital o a la estación de policía más cercana.',
};
