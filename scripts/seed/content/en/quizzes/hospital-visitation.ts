import type { QuizSeed } from '../../../content-types';

export const hospitalVisitationQuiz = {
  key: 'hospital-visitation-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'You arrive to visit Mrs. Alvarez at the hour you agreed on and find her fast asleep, her lunch untouched beside her. What do you do?',
      options: [
        'Touch her shoulder gently, since she was expecting you',
        'Leave a card with one kind line and come another day',
        'Sit down by the bed and pray aloud until she wakes up',
        'Ask the woman in the next bed how she spent the night',
      ],
      correctAnswer: 1,
      explanation:
        'Sleep is part of her treatment, and a card tells her what she needs to know: you came, and she owes you nothing. Waking her because she expected you puts your timetable first, and asking her neighbor makes a stranger talk about her illness.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question: 'When a nurse asks you to step out in the middle of a prayer, you should finish the prayer first.',
      correctAnswer: 'false',
      explanation:
        'The nurse may be working against a clock that you cannot see, so stop and go. You can finish praying in the corridor. Making the staff wait, even for something holy, teaches them that visitors from your church are difficult.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'Mr. Tapia is receiving oxygen and asks you to anoint him with oil as the letter of James says. What now?',
      options: [
        'Anoint him with a single drop, which can do no harm',
        'Turn the oxygen off for the minute that you need it',
        'Tell him that anointing is not suitable in a hospital',
        'Leave the oil closed, pray now and talk to the nurse',
      ],
      correctAnswer: 3,
      explanation:
        'Praying at once answers what he is longing for, and the nurse can say whether there will be a safe time and place for oil. A small amount is still a fire risk near oxygen, and only the staff may touch the equipment. His request is a good one, so it deserves better than a refusal.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'Irene told you the result of her tests and said nothing about sharing it. At the prayer meeting someone asks how she is. What is the best answer?',
      options: [
        '“Pray hard for her. It is worse than we thought.”',
        '“I’ll tell you, if it stays here among ourselves.”',
        '“I’ll ask Irene what she would like us to know.”',
        '“They found something, but I can’t say any more.”',
      ],
      correctAnswer: 2,
      explanation:
        'The news is Irene’s, and her silence gave you no permission to pass it on. Hints such as “worse than we thought” tell nearly everything, and what is entrusted to forty people reaches the market by Monday. The church can pray for her tonight without knowing the result.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question: 'You should speak to an unconscious patient as you would to someone who can hear you.',
      correctAnswer: 'true',
      explanation:
        'Hearing may remain when a person is unable to respond, and nobody at the bedside can be certain. Say the patient’s name and your own, tell what you are about to do, and keep talk of the prognosis outside the room. Supposing that nothing gets through is how careless things come to be said.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question: 'A man with a serious diagnosis asks you, “Pastor, why me?” Which reply belongs at his bedside?',
      options: [
        '“I don’t know. I am glad to sit here with you.”',
        '“God never sends us more than we can carry.”',
        '“My aunt had the same thing, and she is fine.”',
        '“Is there something you have yet to confess?”',
      ],
      correctAnswer: 0,
      explanation:
        'He needs company in his question more than an explanation of it, and an honest “I don’t know” keeps the conversation open. The other three each close it: one tells him he should be coping, one compares him with a stranger, and one lays his illness at his own door.',
    },
  ],
} satisfies QuizSeed;
