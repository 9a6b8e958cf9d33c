export const concern = {
  'concern.title': 'If something about our team concerns you',
  'concern.write': 'You can write to',
  'concern.outside': 'Our team does not receive what is sent there.',
  'concern.someone': 'Please talk to someone you trust who is not on our team.',
  'concern.harm':
    'If someone has been harmed or is in danger, call the police or the agency that protects children where you live. You do not need our permission, and you do not have to tell us first.',
} as const;
