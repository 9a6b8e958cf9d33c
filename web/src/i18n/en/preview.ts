export const englishPreview = {
  'preview.draft': 'Preview: not published',
  'preview.published': 'Preview: as published',
  'preview.leave': 'View on the site',
} as const;
