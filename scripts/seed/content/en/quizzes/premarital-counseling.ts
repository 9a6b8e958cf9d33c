import type { QuizSeed } from '../../../content-types';

export const premaritalCounselingQuiz = {
  key: 'premarital-counseling-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'A couple asks you to marry them in five weeks. She is three months pregnant and the hall has been paid for. What do you do?',
      options: [
        'Accept the date and offer a single long session, since the baby will be coming in any case',
        'Receive them gladly, explain the 4 to 6 sessions, and let the preparation set the date',
        'Ask them to attend church for a full year before they come back to talk with you',
        'Marry them quietly this month and leave the sessions for after the birth',
      ],
      correctAnswer: 1,
      explanation:
        'A pregnancy and a deposit can both be cared for without hurrying a wedding. Leaving the sessions for later sounds kind, but then the questions arrive when the answer can no longer change. A year’s wait would send them to someone who asks nothing.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question:
        'When an engaged couple decides, after the sessions, to call off the wedding, the preparation may have done its work.',
      correctAnswer: 'true',
      explanation:
        'The sessions exist so that two people can look honestly at their promise, and sometimes honesty leads them to wait or to part. A pastor who counts only weddings as success will be tempted to soften the questions that matter most.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question: 'Why does the pastor speak once with each of them alone?',
      options: [
        'To learn which of the two has the firmer faith and should lead the home',
        'To ask about fear and pressure where each can answer freely',
        'To learn what each thinks of the other, and to pass on what would help',
        'To help each one confess past faults before the day of the wedding',
      ],
      correctAnswer: 1,
      explanation:
        'Someone who is afraid will say in front of the other that everything is fine. The private conversation is there to protect a free consent. Using it to grade their faith, or to carry messages between them, would close the very door you need open.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'In his private conversation the groom tells you that he has a son of eight, healthy and well looked after in another city. The bride has never heard of the boy. What do you do?',
      options: [
        'Set a date for him to tell her, offer to be present, and do not officiate until he has',
        'Call her this evening, so that she hears it from someone who will say it gently',
        'Say nothing more about it, since whatever he shares in private belongs to him alone',
        'Suggest that he tell her after the honeymoon, when she will feel surer of his love',
      ],
      correctAnswer: 0,
      explanation:
        'A child is a fact that would change her answer, so she must know before she gives it, and he is the one who owes her the words. Telling her yourself breaks the rule you explained to both. Keeping quiet and officiating would make you a partner in the deception.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question:
        'If the bride tells you in private that he has hit her, the joint sessions stop, and you tell him nothing of what she said.',
      correctAnswer: 'true',
      explanation:
        'However gently you raised it, she might pay for it on the way home. A domestic violence service advises how to explain the pause. Wanting to hear both sides is natural, and here it would put one of them in danger.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question: 'Which of these makes the best use of the session on money?',
      options: [
        'A Bible study on generosity, with two verses for them to memorize at home',
        'A talk on which of the two should manage what both of them earn',
        'Both bring income, debts and family obligations, and draft a first budget',
        'An agreement that each keeps a separate account, so there is nothing to argue over',
      ],
      correctAnswer: 2,
      explanation:
        'With the papers on the table, debts and promises to relatives come into view while something can still be done about them. A study on generosity is good for the soul, and a couple can nod through it without ever naming a figure.',
    },
  ],
} satisfies QuizSeed;
