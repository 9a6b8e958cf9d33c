import type { AnswerTemplateSeed } from '../../content-types';

export const answerTemplates: Readonly<Record<string, AnswerTemplateSeed>> = {
  'prayed-today': {
    title: 'We prayed for you today',
    requestKind: 'every-kind',
    emailSubject: 'We prayed for you today',
    text: 'Dear {name},\n\nwe prayed for you today and brought what you shared with us before God. You are not alone in this. If something changes, or if you would like to tell us how you are, simply answer this message.\n\nGrace and peace to you\nThe prayer team',
  },
  'may-we-call': {
    title: 'May we call you?',
    requestKind: 'every-kind',
    emailSubject: 'May we call you?',
    text: 'Dear {name},\n\nthank you for trusting us with your request. One of us would like to listen to you and pray with you on the phone. On which day and at what time would a call be good for you? If you would rather write, that is just as welcome.\n\nThe prayer team',
  },
  'still-praying': {
    title: 'We are still praying. How are you?',
    requestKind: 'prayer',
    emailSubject: 'How are you?',
    text: 'Dear {name},\n\nsome time has passed since you wrote to us. We have not forgotten you and are still praying. How are you today? Has anything changed, or is there something more we can bring before God?\n\nThe prayer team',
  },
  'counseling-time': {
    title: 'A time for counseling',
    requestKind: 'counseling',
    emailSubject: 'A time to talk',
    text: 'Dear {name},\n\nthank you for writing to us. We would like to take time for a conversation with you. What you tell us stays between us. Which days and hours suit you, and would you rather talk in English or in Spanish?\n\nThe prayer team',
  },
};
