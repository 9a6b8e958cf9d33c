import type { TrainingModuleSeed } from '../../../content-types';

export const pastoralCounseling101 = {
  slug: 'pastoral-counseling-101',
  number: 2,
  title: 'Pastoral Counseling 101',
  description:
    'What a pastor can do for a troubled person in 2 to 3 sessions, what has to be said before the first one, and when and how to bring in a professional.',
  category: 'Pastoral Care',
  icon: 'conversation',
  overview:
    'Pastoral counseling is brief: two or three careful conversations, and then, if more is needed, a referral. Here you will learn to set up the room, to listen for what hurts, to say where confidentiality ends, and to hand a person over to a professional without letting go of the friendship.',
  keyPrinciples: [
    'Plan for two sessions and stop at three. In that time you can hear the matter out, open the Scriptures and pray together; whatever asks for longer asks for a doctor, a psychologist or another trained counselor.',
    'Listen until you can say in one sentence what is hurting, and let the person correct your sentence. What is brought to the first meeting is often the part that was easiest to say.',
    'Name the limits of confidentiality before anything is told. You will bring in help if a life is in danger, if a child or someone who cannot fight back is being harmed, or if the law requires a report.',
    'Referring someone is pastoral work. The treatment passes into other hands, while the prayers, the visits and the place at your table continue as before.',
    'Where anyone is afraid at home, safety comes ahead of every other goal. Reconciliation, forgiveness and even finding out exactly what happened can wait until nobody is in reach of a fist.',
  ],
  dos: [
    '**Be seen and not heard.** Meet by appointment for fifty minutes, in a room with a window in the door and with a colleague in the building. People nearby should be able to see you and unable to hear you.',
    '**Begin with the frame.** Say that you are a pastor and no therapist, how long you have today, that you can meet two or three times, and which things you may not keep to yourself.',
    '**Ask open questions, and then wait.** “What has been the hardest part?” “What have you already tried?” “Who else knows?” None of these can be answered with yes or no.',
    '**Follow your unease.** When something troubles you, ask in private and in plain words: “Is anyone hurting you?” “Are you afraid to go home?” “Have you thought of ending your life?”',
    '**Close with one small step.** Let the person choose it, and let it be something that can be done before the week is out. Offer to pray. Next time, begin by asking how it went.',
    '**Report suspected abuse of a child the same day.** Call the authority that your law names. You need no proof and should not press the child for details, since investigating is their task. If someone is in danger at this moment, call the emergency number of your country, listed below the overview.',
    '**Refer with a name, a number and a price.** Offer to sit with the person during the first call. Then call a week later to learn whether the appointment happened.',
  ],
  donts: [
    'Don’t promise that not a word will ever leave the room. The day may come when keeping that promise costs a life, and breaking it costs the trust you bought with it.',
    'Don’t diagnose, and don’t touch anybody’s treatment. “It’s only nerves” and “put away the pills and trust God” are both medical opinions, and those pills may well be the answer to somebody’s prayers.',
    'Don’t counsel a relative, an employee, a person who owes you money or anyone to whom you feel drawn. Hand that conversation to a colleague before there is a second one.',
    'Don’t send a person back to a house where there are blows, threats or forced sex, and don’t call the other one in to hear both sides. Get in touch with people trained to protect victims, and let the one who has been hurt set the pace.',
    'Don’t decide for people whether to sell the house, leave the job or break the engagement. Your opinion will be repeated at home as an order from heaven.',
    'Don’t carry what you heard into a sermon, a prayer meeting or supper with your spouse. In a small church two details are as good as a last name.',
    'Don’t add a fourth meeting because the third went well or because parting is awkward. That is how a pastor turns into the only person somebody can talk to.',
  ],
  personalStory: [
    'For eleven Thursdays, early in my ministry, I met with a man I will call Hernán; I have changed his name and more than his name. A coworker had been killed beside him, unloading a truck in the street behind the plant. He had hardly slept since, and he took the long way to work so as not to pass the spot. I read him the psalms about peace and gave him verses to memorize. He learned every one, thanked me at the door, and each week his jacket hung a little looser.',
    'After the eleventh Thursday his sister stopped me between the market stalls. She was not angry. “Pastor, what is it that you are giving my brother?” she asked, and I had no answer, because I was giving him what I had and it was not what he needed.',
    'I asked an older colleague, and he gave me the number of a psychologist. I went along and read old magazines in her waiting room. Within an hour she had a name for what Hernán had, and a treatment for it. He went four times. Then the plant closed, and he followed a cousin to another city to look for work.',
    'I do not know how it went on. For a while we talked on Thursdays, by phone. He told me that he slept some nights and not others, and once that he had walked past a parked truck and kept walking. Then the number stopped working. I have asked after him at two churches in that city, saying only that I am an old friend, and nobody knows him.',
    'I used to end this story at the psychologist’s door, because it sounds better there. The truth is that I lost eleven weeks, that four hours of real help came after them, and that the rest is not in my hands and never was. On Thursdays at four I still pray for him. Two habits remain with me from that time: a list of names in the top drawer, and a sentence I say at every first meeting, that three times is the most we will meet and that I will not leave anyone alone at the end of the third.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: true,
  scriptureReferences: ['PRO 20:5', 'ISA 50:4', 'EXO 18:17-18', 'PRO 15:22', 'PSA 82:3-4'],
  actionItems: [
    'Write your opening words on a card, with the time, the number of meetings and the limits of confidentiality, and say them aloud until they sound like you.',
    'Visit two psychologists or counselors this month and ask what they would like a pastor to do when he sends someone to them. Come home with their prices and first free dates, and put a shelter, a legal aid office and an addiction program on the same sheet.',
    'Find out what the law where you live obliges pastors and volunteers to report, to whom and how soon, and teach it to everyone who works with children or in counseling.',
    'Choose a colleague or a supervisor whom you will see once a month to talk about how this work is affecting you, without identifying those you counsel.',
  ],
  meetingPreparation:
    'Print the limits of confidentiality that hold where you live, one copy for each person. Think of two invented cases that resemble nobody in your church.',
  meetingSteps: [
    {
      minutes: 10,
      title: 'Arrive',
      text: 'Pray, and agree aloud: what people tell about themselves tonight stays here, and nobody tells about others with names or details.',
    },
    {
      minutes: 10,
      title: 'Read together',
      text: 'Read Proverbs 20:5 and Isaiah 50:4. What does it take to draw deep water, and who in the group has a gift for it?',
    },
    {
      minutes: 10,
      title: 'The opening words',
      text: 'Everyone writes the first four sentences of a conversation: who I am, how long we have, how often we can meet, and what I may not keep to myself. Read them to the person next to you.',
    },
    {
      minutes: 25,
      title: 'Talk',
      text: 'Four of the questions are enough. Let a silence last for a while: it belongs to the subject.',
    },
    {
      minutes: 25,
      title: 'Practice listening',
      text: 'In pairs, one person tells of a small worry of their own for five minutes. The other asks open questions only, says in one sentence what is hurting, and has the sentence corrected. Then change.',
    },
    {
      minutes: 10,
      title: 'Go out',
      text: 'Collect on one sheet the names, numbers and prices that you already know, and share out the calls that are missing. Pray for the people who will answer them.',
    },
  ],
  discussionQuestions: [
    'When did somebody last listen to you without looking for an answer? What did it change?',
    'Why two or three conversations and no more? What are you afraid of when you let go?',
    'How do you name the limits of confidentiality so that the person still wants to speak?',
    'What tells you that fear rules a home before anyone says so?',
    'What have you heard called reconciliation that was nothing but pressure?',
    'Who looks after you when a conversation follows you home?',
  ],
} satisfies TrainingModuleSeed;
