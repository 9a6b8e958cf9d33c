import type { QuizSeed } from '../../../content-types';

export const leadingWeddingsRehearsalsQuiz = {
  key: 'leading-weddings-rehearsals-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'Friends from another state, or another country, ask you to officiate at their wedding. What do you settle before accepting the date?',
      options: [
        'Whether their own pastor would like to share the ceremony with you',
        'Where the wedding will be held and how many guests the room can seat',
        'Which order of ceremony and which wording of the vows are usual there',
        'What the law of that place requires of the couple and of whoever officiates',
      ],
      correctAnswer: 3,
      explanation:
        'Licenses, civil marriage, registration of the officiant and deadlines change from place to place, and a mistake there can leave the couple unmarried in the eyes of the law. The other matters deserve an answer too, and every one of them can still be arranged after the date is set.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question: 'A rehearsal goes best when it starts with everybody already standing in their places at the front.',
      correctAnswer: 'true',
      explanation:
        'Once each person has seen where to end up, walking out and walking in explain themselves. Starting with the entrance follows the order of the day, and it leaves people asking at every step where they are supposed to go.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'Forty minutes before the ceremony the groom arrives unsteady and smelling of liquor. Both families beg you to go ahead. What do you do?',
      options: [
        'Go ahead with a shorter sermon, and have him repeat his vows in brief phrases',
        'Stop, speak with him alone and then with her, and postpone the vows',
        'Announce a delay, give him strong coffee, and begin when he can walk straight',
        'Leave the decision to the bride, since she knows best how he usually is',
      ],
      correctAnswer: 1,
      explanation:
        'A promise needs a clear mind, and it is you who receive it. Coffee makes a man more awake and leaves him just as drunk. Handing the decision to the bride, with two hundred people waiting, would put on her a weight that belongs to you.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'The groom’s daughter is nine. Away from the couple, with her aunt in sight, she tells you that she does not want to pour sand with her father and his bride. What is the wisest answer?',
      options: [
        'Explain how happy it would make her father, and ask her to think it over',
        'Let the bride talk with her, so that the two can begin to trust each other',
        'Thank her for telling you, take it out, and offer her another part or none',
        'Keep the sand, and let her simply hold the jar so that she is in the picture',
      ],
      correctAnswer: 2,
      explanation:
        'A symbol performed against a child’s will says the opposite of what it means. Explaining how happy it would make her father is pressure in a kind voice, and a child of nine can seldom resist that twice. Being allowed to say no may be the first thing she trusts in this new family.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question:
        'At a bilingual wedding the best man is the natural choice as interpreter, because he knows both families.',
      correctAnswer: 'false',
      explanation:
        'The interpreter should have no other part in the ceremony and needs the text days ahead. The best man has the rings, the groom and his own feelings to look after; when he loses the thread, half of the guests lose the vows.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question: 'When should the license or the church register be signed?',
      options: [
        'Right after the ceremony, with the witnesses, before the photographs',
        'At the rehearsal, with the witnesses, so that the day itself is free of papers',
        'At the end of the reception, once the couple has a quiet moment to sit down',
        'On Monday in the church office, where no document can be lost at a party',
      ],
      correctAnswer: 0,
      explanation:
        'After the ceremony the witnesses are together and nobody has left yet. Signing at the rehearsal looks orderly, but those signatures would declare something that has not taken place. By the end of the party, or on Monday, a witness may be on the road and a deadline running.',
    },
  ],
} satisfies QuizSeed;
