import type { QuizSeed } from '../../../content-types';

export const funeralsMemorialServicesQuiz = {
  key: 'funerals-memorial-services-quiz',
  questions: [
    {
      id: 'q1',
      type: 'multiple-choice',
      question:
        'You are asked to bury a man you never met. “He hadn’t been inside a church in forty years,” says his daughter. What do you say about him in the message?',
      options: [
        'That in his final hours he surely made his peace with God, so that the family has something to hold',
        'What was good in his life, as the family told it to you, and to the living the hope that Christ offers',
        'That a life without church is a warning to all present, who may never again listen so attentively',
        'Nothing, only hymns and readings, since a service for an unbeliever should leave the person out of it',
      ],
      correctAnswer: 1,
      explanation:
        'You can thank God for real goodness and preach Christ to those who are listening, without passing a sentence in either direction. Inventing a last-minute conversion feels kind, but the people who sat with him know what they saw, and they will trust the rest of your message as little.',
    },
    {
      id: 'q2',
      type: 'true-false',
      question:
        'Where heat or custom calls for burial on the same day, it is right to hold a short graveside service and gather on a later date for a longer memorial.',
      correctAnswer: 'true',
      explanation:
        'Nothing in the gospel needs a long ceremony or a delay: a psalm, thanks, the promise of Christ, the committal and a blessing honor the dead. The later gathering gives time to tell the stories and lets distant relatives take part.',
    },
    {
      id: 'q3',
      type: 'multiple-choice',
      question:
        'An hour before his mother’s service a son tells you that whoever feels moved should come up and speak. Two relatives have prepared. What do you answer?',
      options: [
        'That it is the family’s service, and you will hand the microphone to everyone who raises a hand',
        'That in a church only ordained people speak at a funeral, and you will read the two texts yourself',
        'That anyone may come up, and you will step in whenever someone talks too long or too bitterly',
        'That the two who prepared will speak, and that everybody else will be asked for stories at the meal',
      ],
      correctAnswer: 3,
      explanation:
        'The son wants his mother’s friends to be heard, and a table does that better than a line at a microphone. Stepping in later sounds reasonable until you must silence a weeping cousin in front of a full church.',
    },
    {
      id: 'q4',
      type: 'multiple-choice',
      question:
        'A Catholic neighbor, who buried her mother yesterday, invites you to the novenario. Your church does not share all of its prayers. What do you do?',
      options: [
        'Send a card with a verse, and offer a service of your own at church instead',
        'Decline with thanks, since your presence would approve of every prayer said there',
        'Go, and in a quiet moment explain what you believe about prayer for the dead',
        'Go, bring bread, sit with the family, and read a psalm if they ask you for one',
      ],
      correctAnswer: 3,
      explanation:
        'She has invited a neighbor to sit with her, and sitting there signs no doctrine; you can be silent where you cannot join in. A lesson given in her living room may be accurate and will still be remembered as an argument beside her mother’s picture.',
    },
    {
      id: 'q5',
      type: 'true-false',
      question:
        'At a service after a suicide, it is helpful for the young people present to hear that their friend is free of his pain at last.',
      correctAnswer: 'false',
      explanation:
        'The sentence is meant tenderly, and a listener in despair can hear that death works as a remedy. Speak of how much he is missed, say that help exists and where to find it, and watch for those who cannot stop looking at the coffin.',
    },
    {
      id: 'q6',
      type: 'multiple-choice',
      question:
        'A family from outside the church, short of money, asks what you charge for a funeral. How do you answer?',
      options: [
        'A modest sum, lower than others charge, so that they need not feel like a charity case',
        'Nothing, and you offer to go with them and read the itemized prices at the funeral home',
        'Nothing now, since the funeral home can add your share to its bill and pay you later',
        'Nothing, provided that the family attends the services of your church during that month',
      ],
      correctAnswer: 1,
      explanation:
        'They need a calm friend at the price list more than a discount. A share paid through the funeral home is still taken from the family, and attendance set as a condition turns comfort into a trade.',
    },
  ],
} satisfies QuizSeed;
