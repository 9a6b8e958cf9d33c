export const crisisLines = {
  'crisisLines.title': 'Numbers to call',
  'crisisLines.country': 'Your country',
  'crisisLines.countryOther': 'Another country',
  'crisisLines.all': 'All numbers, by country',
  'crisisLines.kind.emergency': 'Emergency',
  'crisisLines.kind.suicide': 'Suicide and crisis',
  'crisisLines.kind.violence': 'Violence at home',
  'crisisLines.kind.children': 'Children in danger',
  'crisisLines.text': 'Text {number}',
  'crisisLines.checked': 'We last called this number on {date}.',
  'crisisLines.source':
    'Numbers change. If one does not answer, try another one, or go to the nearest hospital or police station.',
} as const;
