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
        'Ask the patient in the next bed how her night has been',
      ],
      correctAnswer: 1,
      explanation:
        'Sleep is part of her treatment, and a card tells her what she needs to know: you came, and she owes you nothing. Waking her because she expected you puts your schedule first, and asking her neighbor makes a stranger talk about her illness.',
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
        'Ask him to take off the oxygen while you anoint him',
        'Tell him that anointing is not suitable in a hospital',
        'Leave the oil closed, pray now and talk to the nurse',
      ],
      correctAnswer: 3,
      explanation:
        'Praying at once answers what he is longing for, and the nurse can say whether there will be a safe time and place for oil. A single drop is still a fire risk near oxygen, and only the staff may take the oxygen away. His request is a good one, so it deserves better than a refusal.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'Irene told you the result of her tests and said nothing about sharing it. At the prayer meeting someone asks how she is. What is the best answer?',
      options: [
        '“Pray hard for her. It is worse than we thought.”',
        '“I’ll ask Irene what she would like us to know.”',
        '“I’ll tell you, if it stays here among ourselves.”',
        '“They found something, but I can’t say any more.”',
      ],
      correctAnswer: 1,
      explanation:
        'The news is Irene’s, and her silence gave you no permission to pass it on. Hints such as “worse than we thought” tell nearly everything, and what is entrusted to forty people reaches the market by Monday. The church can pray for her tonight without knowing the result.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question:
        'At the bed of an unconscious patient you may talk the prognosis over with the family, as long as you keep your voice down.',
      correctAnswer: 'false',
      explanation:
        'Hearing may remain when a person is unable to respond, and nobody at the bedside can be certain. Keep talk of the prognosis outside the room, say the patient’s name and your own, and say what you are about to do. A lowered voice is kindly meant, and it is still a voice.',
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
