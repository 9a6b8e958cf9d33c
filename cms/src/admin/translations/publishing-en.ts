import { problemTextsEn } from '../../api/publishing/contract';

/** What the panel says before publishing. The first ones replace Strapi’s words for programmers. */
export const publishingEn = {
  'components.Input.error.validation.required': 'Please fill this in.',
  'components.Input.error.validation.regex': 'Please check how this is written.',
  'components.Input.error.validation.min': 'At least {min}, please.',
  'components.Input.error.validation.max': 'At most {max}, please.',
  'components.Input.error.validation.minLength': 'Please write at least {min} characters.',
  'components.Input.error.validation.maxLength': 'Please shorten this to {max} characters.',
  'components.Input.error.validation.email': 'Please enter an email address, such as name@example.org.',
  'components.Input.error.validation.unique': 'Another entry has this already.',
  'component.Input.error.validation.integer': 'Please enter a whole number.',
  'content-manager.validation.error': 'Not saved yet: please look at what is marked in red.',
  'content-manager.components.notification.info.maximum-requirement': 'No more than these fit here.',
  ...problemTextsEn,
  'publishing.title': 'Before publishing',
  'publishing.ready': 'Nothing is missing.',
  'publishing.missing': '{count, plural, one {One thing is still missing:} other {# things are still missing:}}',
  'publishing.drafts': 'You can save it as a draft at any time.',
  'publishing.refused':
    '{count, plural, one {Not published yet, one thing is missing: {first}.} other {Not published yet, # things are missing. The first one: {first}.}}',
} as const;
