import type { QuizSeed } from '../../../content-types';

export const pastoralCounseling101Quiz = {
  key: 'pastoral-counseling-101-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'At the end of your third meeting Oscar thanks you and says that panic still wakes him most nights. What comes next?',
      options: [
        'Agree to meet every week until the panic has left him',
        'Give him psalms to read aloud whenever the panic comes',
        'Help him reach a professional, and stay in touch with him',
        'Tell him kindly that you have done all that a pastor can',
      ],
      correctAnswer: 2,
      explanation:
        'Pastoral counseling lasts two or three sessions at most, and panic that goes on needs someone trained to treat it. Weekly meetings feel faithful, yet they delay the help that works. Ending without a referral would leave Oscar alone with the same nights.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question:
        'Before a frightened person begins to speak, you should say which things you will not be able to keep secret.',
      correctAnswer: 'true',
      explanation:
        'If a life or a child turns out to be in danger you will have to bring in help, and whoever knew that beforehand has not been deceived. A promise of total secrecy draws out the story more quickly and is broken on the worst possible day. Many people speak more freely once they know what will be done with what they say.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'A girl of thirteen tells you that her stepfather comes into her room at night, and begs you to tell nobody. What do you do?',
      options: [
        'Report it today and see that she is safe tonight',
        'Keep her secret until she is ready to tell others',
        'Hear the stepfather’s side before taking any step',
        'Call a family meeting with her mother and leaders',
      ],
      correctAnswer: 0,
      explanation:
        'A child is in danger, so the report goes out the same day to the authority that your law names, and she does not sleep within his reach. Tell her that she was right to speak and why you cannot keep this one. Questioning him or gathering the family warns the person who is harming her.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'A man sits down, turns his hat around twice and says, “It has been a bad month.” Which answer opens the conversation?',
      options: [
        '“Is it trouble at work again, or at home?”',
        '“Have you kept up your prayers this month?”',
        '“Mine too. Let me tell you what helped me.”',
        '“What has been the hardest part of it?”',
      ],
      correctAnswer: 3,
      explanation:
        'An open question lets him choose where to begin and leaves room for something you would not have guessed. Offering him two possibilities looks helpful and narrows his answer to your list. Asking about his prayers puts him on trial, and your own story changes the subject.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question: 'Once you have referred someone to a psychologist, it is best to withdraw so as not to get in the way.',
      correctAnswer: 'false',
      explanation:
        'The psychologist treats, and you go on praying, visiting and making room at the table; neither work disturbs the other. Withdrawing looks respectful, but it confirms the fear that being referred means being sent away. Say aloud that you will call next week, and then call.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question:
        'Carmen tells you in private that her husband beats her and has sworn that tonight will be worse. What do you do first?',
      options: [
        'Invite the two of them to talk it over tomorrow',
        'Go to the house with her and reason with him',
        'Let her go home, and call her in the morning',
        'Help her to a safe place and to trained people',
      ],
      correctAnswer: 3,
      explanation:
        'Believe her, and help her reach safety and people trained to protect victims; if the danger is immediate, call the emergency number. Talking with both of them, or going there to reason with him, can set off the very violence she fears. Nobody should go home to a threat in order to keep the peace.',
    },
  ],
} satisfies QuizSeed;
