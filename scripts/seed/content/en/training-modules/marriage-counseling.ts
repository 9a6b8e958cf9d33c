import type { TrainingModuleSeed } from '../../../content-types';

export const marriageCounseling = {
  slug: 'marriage-counseling',
  number: 4,
  title: 'Marriage Counseling',
  description:
    'How to help a husband and wife in trouble: hear each one alone first, keep to 2 or 3 sessions, refer in good time, and recognize when joint counseling would do harm.',
  category: 'Marriage Ministry',
  icon: 'couple',
  overview:
    'Before you counsel a couple together, find out whether both of them can speak safely. From there you will go step by step through 2 or 3 sessions of pastoral help, the referral to professionals, and what to do when a home is ruled by fear.',
  keyPrinciples: [
    'See each spouse alone before any joint session, with every couple. When all are received this way, the one who lives in fear can answer you without having had to ask for anything special.',
    'While there is violence there is no couples counseling. Blows, choking, threats, forced sex, or control of someone’s money, phone and friendships are the responsibility of the person who does them, and words spoken in a joint session can be paid for that same night. Whether such a couple may ever sit down together again is for specialists to judge.',
    'You are pastor to both of them. The spouse who calls first and explains best has given you half of the story, and the quieter one must be able to trust you with the other half.',
    'Pastoral help for a marriage is brief: 2 or 3 sessions to understand, pray, agree on a few concrete steps and see what else is needed. After that you refer to a licensed marriage therapist, and you go on being their pastor.',
    'Repentance can be watched. Whoever broke the promise tells the truth without being cornered, accepts help, and lets the one who was hurt decide how fast to go.',
  ],
  dos: [
    '**Ask about fear, alone and directly.** Where nobody can overhear, say: “What happens when you disagree? Are you ever afraid? Has anyone been pushed, choked, threatened or forced?” Then wait.',
    '**Name the limits at the first greeting.** Say what you can keep to yourself and what you cannot: a life in danger, or harm to a child, goes to those who can stop it.',
    '**Ask for one recent evening.** In the joint session let each in turn tell it slowly. It shows you how they wound each other better than ten years of summary.',
    '**Look for what still works.** Mention it aloud: the coffee he leaves ready, the joke they shared in your parking lot. People at war stop noticing such things.',
    '**Send them home with a single task.** Ten minutes a day is enough. Open the next session by asking about it; what they did with it will teach you more than what they say.',
    '**Keep four names at hand.** You need a licensed marriage therapist, an addiction program, a domestic violence service and a family lawyer. With permission, make the first call together from your office.',
    '**In immediate danger, call.** The numbers by country are below the overview; where yours is missing, any hospital, health center or police station can tell you. In the United States the domestic violence hotline listed there helps free of charge at any hour; ask in your country for its equivalent.',
  ],
  donts: [
    'Don’t send anyone back to a violent home, whatever vows, tears or verses are laid before you. The days around a departure are often the most dangerous, so help the person prepare it with a domestic violence service. Choking, a weapon in the house or a threat to kill are signs that a life is at stake.',
    'Don’t confront the violent spouse, and don’t go to that person to check what you were told. Someone else would pay for your conversation.',
    'Don’t offer silence in exchange for the truth. When a child is being abused, report it to the authorities that day, without questioning the child again and without waiting for proof.',
    'Don’t stretch your help. If at the third session they are circling the same wound, or if there is an affair, an addiction, a trauma or severe depression, another month with you only delays the care they need.',
    'Don’t prescribe submission, patience or more prayer as the remedy for what the other spouse does. Nobody drinks, cheats or strikes because a husband or wife failed to pray enough.',
    'Don’t meet where no other adult can see you, and don’t become one spouse’s confidant by message late at night. If you catch yourself looking forward to those messages, pass the case to a colleague and tell the person you answer to.',
    'Don’t use the couple’s story in a sermon or a staff meeting, even with the names left out. In a church of eighty people everyone can do the arithmetic.',
  ],
  personalStory: [
    'In my eighth year as a pastor a husband and wife sat at the two ends of my sofa. I will call them Tomás and Elena. He talked easily and she nodded. Near the end I asked what she would like to be different, and she looked at the rug and said that she would like to know how much he earned. I thought it was a good session. I gave them a list of kind things to do for each other, and we prayed.',
    'Two days later her sister called me. For that one sentence he had hurt Elena in the car, before they reached home. I had invited her to speak and had never asked what speaking would cost her. I told the sister I was sorry, and then I called a shelter, because I did not know what to do. A patient woman there explained what I should have asked, in separate rooms, before anything else. She also kept me from driving over to face him, which is what I wanted to do and what would have made things worse.',
    'Elena left three weeks afterward, on a morning that she chose with their help. She and her children are well. Years later she said to me, “The second time, you believed me,” and she gave me permission to tell this with the details changed. Since that sister’s call I have not seen a couple together without first speaking with each of them alone.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: true,
  scriptureReferences: ['PRO 18:17', 'PRO 12:18', 'EPH 4:25', 'PSA 72:12-14', 'ISA 32:18'],
  actionItems: [
    'Practice the questions about fear aloud with a colleague, until you can ask them without lowering your voice or hurrying to the next one.',
    'Call the domestic violence service closest to you. Ask what a pastor should do first, how a woman, a man or children reach a safe place at night, and what they wish churches would stop doing.',
    'Look up what the law where you live says about reporting the abuse of a child, an elder or a dependent adult. Give every leader a card with the number to call and the emergency number.',
    'Draw up one page for your 2 or 3 sessions, with the private conversations at the top and the referral planned from the beginning. Ask a licensed therapist to correct it.',
  ],
  meetingPreparation:
    'Find out the number of the nearest domestic violence service and write it on cards, one for each person. Somebody in the room may need it, so say at the beginning that anyone may leave at any time without giving a reason.',
  meetingSteps: [
    {
      minutes: 10,
      title: 'Arrive',
      text: 'Say what stays in the room, and that tonight is not the place to speak of one’s own marriage or of anyone else’s. Pray for homes in which somebody is afraid.',
    },
    {
      minutes: 10,
      title: 'Read together',
      text: 'Read Proverbs 18:17 and Psalm 72:12-14. Whose voice is heard first in a quarrel, and whose last?',
    },
    {
      minutes: 15,
      title: 'Two different things',
      text: 'Draw two columns: a conflict between two who can both speak, and a home ruled by fear. Collect the signs of each from the module, and write down what a pastor does in the first that he must never do in the second.',
    },
    {
      minutes: 25,
      title: 'Talk',
      text: 'Keep to the order of the questions; the first ones prepare for the hard ones.',
    },
    {
      minutes: 20,
      title: 'Practice the questions',
      text: 'In pairs, ask until it comes without hurry: “What happens when you disagree? Are you ever afraid?” Then practice the answer to a yes: “I believe you. You do not have to decide anything tonight.”',
    },
    {
      minutes: 5,
      title: 'Go out',
      text: 'Hand a card to everyone, so that nobody is seen taking one. Close with Isaiah 32:18.',
    },
  ],
  discussionQuestions: [
    'What good thing have you seen two people do for each other that neither of them noticed any more?',
    'Why do we tend to believe the one who calls first?',
    'What is lost when a pastor sees a couple together before he has seen each of them alone?',
    'What does repentance look like after a month, when nobody is watching?',
    'Which sentences have you heard in church that kept somebody in danger? What can we say instead?',
    'Which of the four names do you have at hand, and which are missing?',
  ],
} satisfies TrainingModuleSeed;
