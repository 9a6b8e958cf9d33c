import type { Translate } from '../../../i18n/translate';

/** The sections of a module in their order, by the id of their heading. */
export const sectionIds = [
  'module-overview',
  'module-numbers',
  'module-principles',
  'module-practices',
  'module-story',
  'module-scripture',
  'module-actions',
] as const;

export type SectionId = (typeof sectionIds)[number];

/** Who has reached it has read the module. */
export const lastSection: SectionId = 'module-actions';

export const isSectionId = (id: string | null): id is SectionId => sectionIds.some((known) => known === id);

export function sectionTitle(id: SectionId, t: Translate): string {
  switch (id) {
    case 'module-overview':
      return t('training.overview');
    case 'module-numbers':
      return t('crisisLines.title');
    case 'module-principles':
      return t('training.keyPrinciples');
    case 'module-practices':
      return t('training.bestPractices');
    case 'module-story':
      return t('training.personalStory');
    case 'module-scripture':
      return t('training.scripture');
    case 'module-actions':
      return t('training.actionItems');
  }
}
