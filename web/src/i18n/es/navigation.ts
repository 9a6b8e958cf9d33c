import type { TranslationOf } from '../translate';
import type { navigation as english } from '../en/navigation';

export const navigation: TranslationOf<typeof english> = {
  'navigation.label': 'Principal',
  'navigation.home': 'Inicio',
  'navigation.about': 'Nosotros',
  'navigation.revival': 'Avivamiento',
  'navigation.ministries': 'Ministerios',
  'navigation.prophetic': 'Profético',
  'navigation.marriage': 'Matrimonios',
  'navigation.mens': 'Hombres',
  'navigation.resources': 'Recursos',
  'navigation.support': 'Apoyar',
  'navigation.prayer': 'Oración',
  'navigation.askForPrayer': 'Pedir oración',
  'navigation.openMenu': 'Abrir el menú',
  'navigation.closeMenu': 'Cerrar el menú',
  'navigation.skip': 'Ir al contenido',
};
