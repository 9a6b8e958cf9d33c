import type { TranslationOf } from '../dictionary-type';
import type { crisisLines as english } from '../en/crisis-lines';

export const crisisLines: TranslationOf<typeof english> = {
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
