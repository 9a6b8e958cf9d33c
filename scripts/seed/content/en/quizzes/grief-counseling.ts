import type { QuizSeed } from '../../../content-types';

export const griefCounselingQuiz = {
  key: 'grief-counseling-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'Five months after her husband’s funeral, a woman tells you, embarrassed, that she cries more than she did in the first weeks. She eats, sleeps and goes to work, and wonders whether her faith is failing. What do you tell her?',
      options: [
        'That the waves often grow after the first months, and that you would like to hear about him',
        'That some weeks of hard work at church will leave her with less time to think about him',
        'That believers usually have peace by now, and that you will ask God to give it to her',
        'That grief which gets stronger after so long is an illness and belongs with a psychiatrist',
      ],
      correctAnswer: 0,
      explanation:
        'At first there are visitors and paperwork, and the absence is felt most once both are gone. Work and promises of peace tell her to hide her tears. A professional is needed when she cannot eat, sleep or get through a day for weeks, when there is talk of dying, or when a year later grief still keeps her from living.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question:
        'A four-year-old is helped more by “Grandpa died, and he won’t come back” than by hearing that Grandpa has fallen asleep.',
      correctAnswer: 'true',
      explanation:
        'Small children take us at our word: one who hears of sleep may be afraid to go to bed, or wait for Grandpa to wake up. The plain words sound harsh to adults and give a child firm ground.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'Six weeks after losing his wife, a member of your church is hardly eating and has given away his tools. On the porch he says, “I just want to be where she is.” What do you do?',
      options: [
        'Ask plainly whether he is thinking of killing himself, and stay with him until you know he is safe',
        'Remind him gently of how much his children need him, pray with him and return on Sunday evening',
        'Hear it as the longing of every widower, since he is a believer who knows that life belongs to God',
        'Promise that you will never repeat a word of it, so that he feels free to say what he really meant',
      ],
      correctAnswer: 0,
      explanation:
        'Many mourners long for a reunion; together with the tools and the untouched plate, the sentence needs a direct question. If he says yes, or you are in doubt, call the emergency number that this module lists for your country, and do not leave him alone. Faith and children make nobody safe by themselves, and a promise of secrecy would tie your hands.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'A couple lost a baby in the fifth month of pregnancy. They had named him Daniel. Which words do you take with you to their door?',
      options: [
        '“You are both young, and in his time God can give you another child.”',
        '“At least it happened now, before you had the chance to know him.”',
        '“Let’s not talk of it until you are stronger, so you don’t relive it.”',
        '“I am so sorry about Daniel. How has this week been for each of you?”',
      ],
      correctAnswer: 3,
      explanation:
        'His name says that a person has died, and “each of you” leaves room for the father, who is seldom asked. Another child would not be Daniel, “at least” measures their sorrow for them, and a silence meant as protection leaves them alone with it.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question:
        'A woman who feels relieved after nursing her husband through nine years of illness may be grieving in an ordinary way.',
      correctAnswer: 'true',
      explanation:
        'Relief at the end of a long illness lives alongside love, and many people are ashamed of it because nobody mentions it. Hearing from you that it is common frees her to miss him; a shocked face would send it into hiding.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question:
        'A young woman who had trusted Christ for years died by suicide. Her mother asks you, “Pastor, where is she now?” What do you answer?',
      options: [
        'That nobody can repent of a last act such as this, and that it would be unkind to give her a false hope',
        'That she trusted Christ, that nothing in her last hour is stronger than he is, and that you will stay with her mother',
        'That such questions only deepen the wound, and that it would be wiser to think of happier years with her',
        'That God surely took her because her suffering was finished, and that her death was therefore his plan',
      ],
      correctAnswer: 1,
      explanation:
        'You can say what you know of her faith and of Christ, and leave with God what nobody saw. Calling the death God’s plan sounds merciful, yet it explains what you cannot know and may tell another sufferer in the family that dying is a way home. A verdict or a change of subject leaves the mother alone with her question.',
    },
  ],
} satisfies QuizSeed;
