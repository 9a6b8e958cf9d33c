import type { QuizSeed } from '../../../content-types';

export const marriageCounselingQuiz = {
  key: 'marriage-counseling-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question: 'Marta calls to ask for counseling with her husband. What do you arrange first?',
      options: [
        'A joint session of two hours, so that each can hear what the other has to say',
        'A visit to their home at supper time, to see for yourself how they treat each other',
        'A private conversation with each of them, as you do with every couple',
        'A call to her husband, so that her account is not the only one you have',
      ],
      correctAnswer: 2,
      explanation:
        'Only in private can you learn whether both can speak without danger, and since you do it with everyone it singles nobody out. Calling the husband looks like fairness, but he would hear of her request from you before you know whether that is safe.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question:
        'Joint counseling is suitable for a couple in which one hits the other, as long as both of them ask for it.',
      correctAnswer: 'false',
      explanation:
        'A request made under fear is no free request, and what is said in the session can be punished afterward. The violence belongs to the one who commits it and is not a fault shared by two. Each needs specialized help, separately.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'There has been no fear or violence between them. In the second session it comes out that he has gambled away their savings for four years. Both trust you. What is the best course?',
      options: [
        'Help them with the first call to professionals, and go on being their pastor',
        'Add a weekly session for as long as needed, since they would not trust a stranger',
        'Ask her to take charge of his wages and to tell you each week how he spends them',
        'Close the matter, since an addiction lies beyond anything a church can do for them',
      ],
      correctAnswer: 0,
      explanation:
        'An addiction needs people trained to treat it, and 2 or 3 sessions are enough for you to see that and bring them there. Their trust in you is the best bridge to that help. Held on to, it becomes the reason they never cross.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'A wife tells you in private that last week her husband took her by the throat. He is waiting in the hallway. She says she can go home tonight, and she is terrified he will find out that she spoke. What do you do?',
      options: [
        'Call him in and ask him, with her beside you, whether it happened that way',
        'Give her some advice on keeping him calm until you can see them both again',
        'Press her to leave home tonight, and let him know that it was you who told her to',
        'Believe her, tell him nothing, and find with her people who can protect her',
      ],
      correctAnswer: 3,
      explanation:
        'A hand on the throat is a warning that she could be killed, and it calls for a doctor even when no mark is left. Before she goes out of that door, call a domestic violence service with her and plan tonight; if the danger is immediate, call the emergency number that this module lists for your country. Pressing her to leave without a plan, and telling him, could make this the worst night of all.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question: 'If you learn that a child is being abused, you report it even when it was told to you in confidence.',
      correctAnswer: 'true',
      explanation:
        'A child cannot look for help alone, and no confidence of adults weighs more than the child’s safety. That is why you explain this limit before anyone begins to talk. Waiting for proof feels prudent, yet investigating is the work of the authorities.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question:
        'Six weeks after an affair was discovered, which of these best shows that the husband’s repentance is under way?',
      options: [
        'He weeps in the session and prays aloud for God to save their marriage',
        'He has come back to church and asked to serve again in the choir',
        'He answers what she asks, accepts help and sets her no deadline',
        'He has booked a trip for the two of them, to leave the past behind',
      ],
      correctAnswer: 2,
      explanation:
        'Tears can be sincere, and they ask nothing of him on Monday. Telling the truth without being cornered, accepting help and respecting her pace are things she can see and count on. A trip, or a place in the choir, moves on before the wound has been attended to.',
    },
  ],
} satisfies QuizSeed;
