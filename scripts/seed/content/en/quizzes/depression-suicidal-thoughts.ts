import type { QuizSeed } from '../../../content-types';

export const depressionSuicidalThoughtsQuiz = {
  key: 'depression-suicidal-thoughts-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'Over coffee after the service Nora says, “You would all be better off without me,” and laughs. What do you do?',
      options: [
        'Let it go as a joke, and pray for her by name tonight',
        'Tell her how much everybody at church values her',
        'Take her aside and ask if she is thinking of suicide',
        'Remind her how badly her children would take it',
      ],
      correctAnswer: 2,
      explanation:
        'Talk of being a burden is a sign to act on the same day, and a laugh does not cancel it, so ask directly and in private. Compliments are kind and leave her alone with the thought. Reminding her of the children adds guilt to what she already carries.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question: 'Asking people directly whether they are thinking of suicide may give them the idea.',
      correctAnswer: 'false',
      explanation:
        'The question does not plant the thought; it gives someone who already has it permission to speak, and many are relieved. Hinting seems gentler, but it lets both of you go home without knowing. Say it calmly and wait for the answer.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'At eleven at night Mateo calls you: he plans to die tonight and has what he needs beside him. He lives across the city. What comes first?',
      options: [
        'Set out for his house, praying for him on the way',
        'Keep him talking while somebody near you calls 911',
        'Have him promise to wait until you meet at breakfast',
        'Have the prayer chain begin interceding for him now',
      ],
      correctAnswer: 1,
      explanation:
        'A plan with the means at hand is an emergency: call 911, or the number that this module lists for your country, and give his address while somebody stays on the line with him. Alone with one phone? Call for help first, then call him back. Driving there breaks off the conversation for the minutes that matter most. A promise is no protection, and the church can pray once help is on its way.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'Ruth has felt well for a year on an antidepressant and asks whether a stronger faith would let her stop taking it. What do you tell her?',
      options: [
        '“Taking it can go with trusting God. Ask your doctor first.”',
        '“Take a little less each week, and we will fast along with you.”',
        '“If you feel peace about stopping, then you have your answer.”',
        '“Take it for now, but I would not mention it here in church.”',
      ],
      correctAnswer: 0,
      explanation:
        'Medicine is not a lack of faith, and any change in it belongs to Ruth and her doctor. Feeling well may mean that the treatment is working, so peace about stopping is no safe guide, and cutting down without supervision can bring on a relapse. Advice to hide it would add shame to an illness.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question: 'When someone comes home from the hospital after a suicidal crisis, a time of special danger begins.',
      correctAnswer: 'true',
      explanation:
        'The first weeks at home carry a special risk: visits and meals fall away, and the troubles of before are waiting in the same rooms. The relief of the family is real and makes it easy to look elsewhere. Call the next day, in the second week and in the third month, and ask how the night was.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question:
        'A boy of sixteen tells you after youth group that he has a plan and pills to end his life. His parents are loving people, but he makes you swear to tell no one. What do you do?',
      options: [
        'Give your word, so that he will go on confiding in you',
        'Have him sign a promise to stay safe until Friday',
        'Stay with him, call 911 and then call his parents',
        'Pray with him, and ask the youth leader what he thinks',
      ],
      correctAnswer: 2,
      explanation:
        'He is a minor with a plan and means, so he is not left alone, help is called and his parents hear of it within the hour; tell him so openly, and stay. Keeping the secret may look like the price of his trust, and it can cost his life. A signature protects nobody, and asking for opinions spends the time he has. Outside the United States and Ecuador, call your local emergency number.',
    },
  ],
} satisfies QuizSeed;
