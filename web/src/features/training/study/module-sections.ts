import type { Translate } from '../../../i18n/translate';

/** The titles of a module's sections, in their order, by the id of their heading. */
const titles = {
  'module-overview': 'training.overview',
  'module-numbers': 'crisisLines.title',
  'module-principles': 'training.keyPrinciples',
  'module-practices': 'training.bestPractices',
  'module-story': 'training.personalStory',
  'module-scripture': 'training.scripture',
  'module-actions': 'training.actionItems',
} as const;

export type SectionId = keyof typeof titles;

export const sectionIds = Object.keys(titles) as SectionId[];

/** Who has reached it has read the module. */
export const lastSection: SectionId = 'module-actions';

export const isSectionId = (id: string | null): id is SectionId => sectionIds.some((known) => known === id);

export const sectionTitle = (id: SectionId, t: Translate): string => t(titles[id]);
