/** With a text that speaks of suicide, self-harm or violence at home. */
export const crisisHelp = {
  'crisisHelp.announced': 'There is help for you right now: phone numbers stand below your text.',
  'crisisHelp.title': 'There is help for you right now',
  'crisisHelp.text':
    'Thank you for putting this into words. You can send it just as it is, and we will pray for you. We do not read at every hour, though: if you or someone you love is in danger, please call 911 or one of these numbers now. Someone will listen.',
  'crisisHelp.text.sent':
    'We have what you wrote, and you are in our prayers. Please do not wait for our answer: if you or someone you love is in danger, call 911 or one of these numbers now. Someone will listen.',
  'crisisHelp.elsewhere': 'Numbers in other countries',
  'crisisHelp.safety':
    'If someone at home hurts you and may look at your phone, call from another one, and go where you are safe as soon as you can. What is done to you is not your fault.',
  'crisisHelp.onDevice': 'Only your own device noticed these words. Nothing is sent before you press the button.',
  'crisisHelp.fallback.911': 'United States, Ecuador, Mexico and others',
  'crisisHelp.fallback.112': 'Many other countries, from a cell phone',
} as const;
