import type { TranslationOf } from '../translate';
import type { training as english } from '../en/training';

export const training: TranslationOf<typeof english> = {
  'training.start': 'Comenzar el módulo',
  'training.number': 'Módulo {number}',
  'training.back': 'Volver a los módulos',
  'training.unknown':
    'No encontramos ese módulo. Tal vez ya no esté disponible o el enlace no sea correcto. Estos son los módulos que tenemos.',
  'training.emptyTitle': 'Pronto estará el curso de formación',
  'training.emptyText':
    'Aquí estarán los módulos para pastores, consejeros y voluntarios. Mientras tanto, los artículos son un buen comienzo.',
  'training.otherLanguage': 'Este módulo todavía no está disponible en su idioma.',
  'training.print': 'Imprimir como folleto',
  'training.overview': 'Panorama',
  'training.keyPrinciples': 'Principios clave',
  'training.bestPractices': 'Buenas prácticas',
  'training.dos': 'Qué hacer',
  'training.donts': 'Qué evitar',
  'training.personalStory': 'Una historia personal',
  'training.exampleStory': 'Esta historia es un ejemplo mientras el ministerio no cuente la suya.',
  'training.scripture': 'Pasajes bíblicos',
  'training.actionItems': 'Pasos a seguir',
  'training.neighbours': 'Más módulos',
  'training.previous': 'Módulo anterior',
  'training.next': 'Módulo siguiente',
};
