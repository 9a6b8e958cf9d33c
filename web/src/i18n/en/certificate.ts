import { certificateMessages } from '@contracts/certificate-messages';

/** Come with the parts that make and check certificates. */
export const englishCertificate = {
  ...certificateMessages,
  'certificate.course.title': 'A certificate for the course',
  'certificate.course.text':
    'Pass the quiz of each module with at least {mark}% of the answers right, and you can make a certificate with your name. You need no account.',
  'certificate.course.passed': 'Passed so far: {passed} of {total}',
  'certificate.ready.title': 'You have passed every quiz',
  'certificate.ready.text': 'Well done! You can now make a certificate with your name, and save it as a PDF.',
  'certificate.name': 'Your name',
  'certificate.name.help': 'As it is to be on the certificate, with its accents.',
  'certificate.languages': 'Language of the certificate',
  'certificate.languages.one': 'English',
  'certificate.languages.both': 'English, with a second page in Spanish',
  'certificate.privacy':
    'Your name and your answers are sent once, to grade them again and make the certificate. We store neither of them.',
  'certificate.make': 'Make my certificate',
  'certificate.making': 'Making it …',
  'certificate.failed': 'The certificate could not be made',
  'certificate.needsLine':
    'Making a certificate needs a connection. Your name is still here, and your results stay on this device.',
  'certificate.busy':
    'One moment, please: this cannot be done right now. Nothing is lost; please press the button again in a few seconds.',
  'certificate.repeat': 'Please take the quizzes of these modules again. Their questions may have changed since:',
  'certificate.repeat.none': 'Not all modules of the course are published at the moment. Please try again another day.',
  'certificate.ready': 'Your certificate is ready. Its number:',
  'certificate.ready.note': 'We keep no copy, so please save it now. You can make another one at any time.',
  'certificate.save': 'Save the certificate (PDF)',
  'certificate.file': 'certificate',
  'certificate.send': 'Send the certificate',
  'certificate.link': 'Copy the link to check it',
  'certificate.link.note':
    'The certificate is the PDF: save it, print it or send it. The link shows no certificate; it lets others check that yours is genuine. It contains your name, so give it only to those who may know.',
  'certificate.check.title': 'Check a certificate',
  'certificate.check.description': 'Anyone can check here whether a certificate of our training course is genuine.',
  'certificate.check.intro': 'Enter the number of a certificate to see whether we issued it.',
  'certificate.check.number': 'Number',
  'certificate.check.number.help': 'It is at the bottom of the certificate: 24 letters and digits.',
  'certificate.check.name': 'Name',
  'certificate.check.name.help':
    'Optional. With it, you also see whether the certificate was issued to that person. Enter it as it is there, with its accents. We compare it and do not store it.',
  'certificate.check.submit': 'Check the certificate',
  'certificate.check.submitting': 'Checking …',
  'certificate.check.failed': 'The certificate could not be checked',
  'certificate.check.same': 'This certificate is genuine',
  'certificate.check.same.text': 'We issued it to {name}.',
  'certificate.check.not-given': 'This number is genuine',
  'certificate.check.not-given.text':
    'To see whether it belongs to the person who showed it to you, enter the name, too.',
  'certificate.check.different': 'This certificate was not issued to this name',
  'certificate.check.different.text':
    'The number is genuine, but it belongs to another name. Please compare the spelling, with accents and all names.',
  'certificate.check.not-genuine': 'This number is not genuine',
  'certificate.check.not-genuine.text':
    'We never issued a certificate with this number. Please check that it is complete.',
  'certificate.check.issued.en': 'Issued on {date}, in English.',
  'certificate.check.issued.es': 'Issued on {date}, in Spanish.',
  'certificate.check.meaning': 'What a certificate says',
  'certificate.check.meaning.text':
    'On that day somebody sent answers that pass every quiz of our course, under that name. Nobody watched while the quizzes were taken. We keep no list of certificates.',
  'certificate.check.back': 'To the training course',
} as const;
