import type { Layouts } from './layout';

export const componentLayouts: Layouts = {
  'library.question': {
    namedBy: 'question',
    form: [
      { question: 'Question' },
      {
        type: [
          'Type',
          'multiple-choice, true-false, or scenario (a multiple-choice question about a situation it describes)',
        ],
        correctAnswer: [
          'Correct answer',
          'Count the options from 0: the first is 0, the second 1, the third 2, the fourth 3. For true-false, enter true or false',
        ],
        questionId: [
          'ID',
          'q1 to q6, each used once, the same in both languages. Changing an id discards visitors’ saved answers',
        ],
      },
      { options: 'Options: four different ones; none for true-false' },
      { explanation: ['Explanation', 'Shown after the answer, right or wrong'] },
    ],
  },
  'library.about-training': {
    namedBy: 'title',
    form: [{ title: 'Title' }, { text: 'Text' }, { quote: 'The pastor’s words' }, { scripture: 'Scripture' }],
  },
  'library.discipleship': {
    namedBy: 'title',
    form: [{ title: 'Title' }, { text: 'Text' }],
  },
  'shared.line': {
    namedBy: 'text',
    form: [{ text: 'Text' }],
  },
  'shared.scripture': {
    namedBy: 'reference',
    form: [
      { verse: ['Text', 'Word for word: English from the World English Bible, Spanish from Reina-Valera 1909'] },
      { reference: ['Reference', 'Romans 6:23, or Romanos 6:23 in Spanish'] },
    ],
  },
  'shared.quote': {
    namedBy: 'text',
    form: [{ text: 'Text' }, { attribution: ['Who said it', 'Optional'] }],
  },
  'shared.seo': {
    namedBy: 'title',
    form: [
      { title: ['Title', 'The title shown in search results and shared links'] },
      { description: ['Description', 'One or two sentences shown below the title'] },
    ],
  },
  'shared.section': {
    namedBy: 'title',
    form: [{ title: 'Title' }, { text: 'Text' }],
  },
  'shared.card': {
    namedBy: 'title',
    form: [{ title: 'Title', icon: ['Small picture', 'Drawn by the site; optional'] }, { text: 'Text' }],
  },
  'shared.picture': {
    namedBy: 'alt',
    form: [
      { alt: ['What it shows', 'One sentence for people who cannot see it, in the language of the page'] },
      { image: ['Picture', 'If left empty, the site shows the Media Library file named after this place'] },
    ],
  },
  'shared.testimony': {
    namedBy: 'title',
    form: [
      { title: 'Title', name: ['Who said it', 'No full name without consent; optional'] },
      { text: ['Testimony', 'In the person’s own words, with their consent'] },
    ],
  },
  'home.hero': {
    namedBy: 'title',
    form: [
      { eyebrow: 'Small line above the title' },
      { title: ['Title', 'Keep it short: it is shown in very large letters'] },
      { subtitle: 'Below the title' },
      { scripture: 'Scripture' },
      { imageAlt: ['What the picture shows', 'For people who cannot see it'] },
    ],
  },
  'home.counters': {
    namedBy: 'title',
    form: [
      { title: 'Title' },
      { text: ['Text', 'Who counted, and how'] },
      { salvations: 'Label below the first number', healings: 'Label below the second number' },
    ],
  },
  'home.video-section': {
    namedBy: 'title',
    form: [
      { title: 'Title' },
      { text: ['Text', 'Leave a blank line to start a new paragraph'] },
      { videoTitle: 'Title of the video' },
      { videoDescription: ['What the video is', 'Optional'] },
    ],
  },
  'home.ministry-card': {
    namedBy: 'title',
    form: [
      { title: 'Title', icon: ['Small picture', 'Drawn by the site; optional'] },
      { text: 'Text' },
      { path: ['Leads to', 'A page on this site, such as /mens-ministry. If left empty, the card is not a link'] },
      { picture: ['Photo', 'Optional'] },
    ],
  },
  'home.highlight': {
    namedBy: 'title',
    form: [{ title: 'Title' }, { text: 'Text' }, { picture: ['Photo', 'Optional'] }],
  },
  'home.prayer': {
    namedBy: 'title',
    form: [{ title: 'Title' }, { text: 'Text' }, { scripture: 'Scripture' }],
  },
  'ministry.principle': {
    namedBy: 'title',
    form: [{ title: 'Title' }, { text: 'Text' }, { scripture: ['Scripture', 'Optional'] }],
  },
  'ministry.prophetic-word': {
    namedBy: 'title',
    form: [
      { title: ['Title', 'With its year'] },
      { text: ['Text', 'Leave a blank line to start a new paragraph'] },
      { imageAlt: ['What the picture shows', 'For people who cannot see it'] },
      { purposeTitle: 'Title of the box' },
      { purpose: 'Text of the box' },
    ],
  },
  'ministry.retreat': {
    namedBy: 'title',
    form: [
      { title: 'Title' },
      { text: 'Text' },
      {
        date: ['Date', 'As visitors will read it: August 15–17, 2025'],
        attendance: ['Attendance', 'As visitors will read it: Over 350 men'],
        theme: 'Theme',
      },
      { keyVerse: 'Key verse' },
      { figures: 'What happened, in figures' },
      { figuresNote: ['How they were counted', 'Optional'] },
      { testimoniesTitle: 'Title above the testimonies' },
      { testimonies: ['Testimonies', 'Three look best'] },
      { galleryTitle: 'Title above the photos' },
      {
        gallery: [
          'Photos',
          'One entry per photo. If you do not choose a picture, the first entry shows the newest picture named retreat-image1, the second retreat-image2, and so on',
        ],
      },
    ],
  },
  'ministry.figure': {
    namedBy: 'label',
    form: [{ value: ['Number', 'Or a word: Many'], label: 'What was counted' }],
  },
  'gospel.section': {
    namedBy: 'title',
    form: [{ title: 'Title' }, { text: 'Text' }, { scripture: ['Scripture', 'Optional'] }],
  },
  'gospel.call-to-action': {
    namedBy: 'title',
    form: [
      { title: 'Title' },
      { text: 'Text' },
      { connectText: ['Above the form', 'What happens after somebody sends it'] },
      { bookText: ['Next to the book', 'Optional'] },
    ],
  },
};
