/** Why an entry cannot be published yet. Each key is also the code of the problem. */
export const problemTextsEn = {
  'problem.text.missing': 'Please write something here.',
  'problem.text.long': 'Please shorten this to {max} characters; it has {count}.',
  'problem.number.missing': 'Please enter a number.',
  'problem.number.low': 'Please enter {min} or more.',
  'problem.number.high': 'Please enter {max} or less.',
  'problem.date.missing': 'Please choose a date.',
  'problem.choice.missing': 'Please choose one.',
  'problem.file.missing': 'Please choose a file.',
  'problem.group.missing': 'Please fill in this part.',
  'problem.list.empty': 'Please add at least one.',
  'problem.list.exact': '{needed} are needed here; there are {count}.',
  'problem.list.few': 'At least {needed} are needed here; there are {count}.',
  'problem.list.many': 'At most {max} fit here; there are {count}.',
  'problem.email.format': 'Please enter an email address, such as name@example.org.',
  'problem.address.format': 'Please use only lowercase letters without accents, numbers and single hyphens.',
  'problem.address.missing': 'It needs an address. Save the entry with its title, and it gets one.',
  'problem.link.format': 'Please enter the full address, starting with https://',
  'problem.path.format': 'Please enter a page of this site, starting with /, such as /mens-ministry',
  'problem.phone.format': 'Please enter the number alone: digits, spaces and hyphens.',
  'problem.country.format': 'Please enter two capital letters, such as US or EC.',
  'problem.zone.format': 'Please enter the name of a time zone, such as America/New_York.',
  'problem.time.invalid': 'Please enter a date and a time.',
  'problem.time.skipped': 'Clocks skip this time: they go forward that night. Please choose one an hour later.',
  'problem.time.past': 'This time is over. Please choose one that is still to come.',
  'problem.time.order': 'This must come after the time of publishing.',
  'problem.time.unpublished': 'It is not on the site. Please choose first when it is published.',
  'problem.taken': '“{title}” has this already. Please choose another.',
  'problem.question.id': 'Question {question} is not saved yet. Please save the quiz first.',
  'problem.question.options': 'Question {question} needs four options; it has {count}.',
  'problem.question.optionsAlike': 'Question {question} has the same text in options {first} and {second}.',
  'problem.question.noOptions': 'Question {question} is answered with true or false, so please remove its options.',
  'problem.question.answer': 'Please choose the right answer to question {question} from its four options.',
  'problem.question.trueFalse': 'Please say whether question {question} is true or false.',
  'problem.question.kind':
    'Question {question} is answered with true or false in one language and has options in the other. Make both alike, or delete it here and add it anew.',
  'problem.event.region': 'Only the region of this event is shown, so please enter one.',
  'problem.media.event': 'Please choose the event this belongs to.',
  'problem.media.picture':
    'Please enter the link of a picture in the Media Library: open it there and press “Copy link”.',
  'problem.media.video':
    'Please enter the link of a video in the Media Library, where “Copy link” copies it, or of a YouTube video.',
  'problem.media.youtube':
    'This address leads to a playlist, a channel or another page of YouTube. Please open one video there and copy its address.',
  'problem.media.is-video': 'The address leads to a video: please choose “Video”.',
  'problem.media.is-image': 'The address leads to a picture: please choose “Picture”.',
  'problem.media.poster': 'The poster must be a file from the Media Library.',
  'problem.scripture.unnamed':
    'The words of {reference} are not exactly those of the World English Bible or Reina-Valera 1909. Please pick the passage, or name its translation.',
  'problem.scripture.differs':
    'The words of {reference} differ from the translation named with them. Please pick the passage again, or name another translation.',
  'problem.scripture.unknown-passage':
    'The translation named with it has no {reference}. Please check the chapter and the verses.',
  'problem.text.tangled':
    'This text is too long, or has too many marks in one paragraph, too many lists or lists inside lists. Please split it, or make it simpler.',
  'problem.text.unclear':
    'Visitors would see the marks of “{line}”. If it is a heading or a list, please write a space after the mark, or use the buttons above the text.',
  'problem.picture.alt':
    'A picture in the text has no description. Please say what it shows, for people who cannot see it.',
  'problem.cover.alt': 'Please say what the cover shows, for people who cannot see it.',
} as const;

export type ProblemCode = keyof typeof problemTextsEn;
