export const share = {
  'share.label': 'Share this page',
  'share.sheet': 'Share',
  'share.whatsApp': 'WhatsApp',
  'share.newTab': 'opens in a new tab',
  'share.copy': 'Copy link',
  'share.copied': 'Link copied',
  'share.copyFailed': 'The link could not be copied. Here it is:',
} as const;
