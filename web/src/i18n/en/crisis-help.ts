/** Shown with a text about suicide, self-harm or domestic violence. */
export const crisisHelp = {
  'crisisHelp.announced': 'There is help for you right now: see the phone numbers below your text.',
  'crisisHelp.title': 'There is help for you right now',
  'crisisHelp.text':
    'Thank you for putting this into words. You can send it just as it is, and we will pray for you. But we do not read messages around the clock: if you or someone you love is in danger, please call one of these numbers now.',
  'crisisHelp.text.sent':
    'We have what you wrote, and we will pray for you. Please do not wait for our answer: if you or someone you love is in danger, call one of these numbers now.',
  'crisisHelp.elsewhere': 'Numbers in other countries',
  'crisisHelp.safety':
    'If someone at home is hurting you and might check your phone, call from a different one and get somewhere safe as soon as you can. What is being done to you is not your fault.',
  'crisisHelp.onDevice':
    'This notice comes from a check on your own device. Nothing is sent until you press the button.',
  'crisisHelp.fallback.911': 'United States, Ecuador, Mexico and other countries',
  'crisisHelp.fallback.112': 'Many other countries, from a cell phone',
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
