import type { TrainingModuleSeed } from '../../../content-types';

export const depressionSuicidalThoughts = {
  slug: 'depression-suicidal-thoughts',
  number: 7,
  title: 'Depression & Suicidal Thoughts',
  description:
    'How to recognize depression, how to ask about suicide in plain words, and what to do, minute by minute, when a life is in danger.',
  category: 'Crisis Care',
  icon: 'lifeline',
  overview:
    'If someone may be about to die, stay, ask directly and call for help now; the numbers to call are right below this overview. This module teaches the signs of depression, the question to ask, how to make a room safe, and the care that follows. If you are the one in danger, begin with the first principle.\n\nThe chief warning signs are these: talking or writing about wanting to die, or about being a burden; looking for a way, such as pills or a gun; saying goodbye, or giving away what was dear; feeling trapped, or in pain that cannot be borne; drinking more, hardly sleeping, withdrawing from everyone, sudden rage; a calm that comes overnight after long despair; and any earlier attempt. One of them is reason enough to ask today.',
  keyPrinciples: [
    'A danger to life is an emergency, and your own life counts as much as anyone’s. Call the emergency number of your country, or its crisis line; the numbers by country are below the overview. If yours is not among them, a hospital, a health center or a police station can tell you the number. Save it today.',
    'Depression is an illness, and it falls on people who pray, tithe and sing in the choir. Elijah begged to die under a juniper tree, and God let him sleep, fed him twice and told him that the journey was too great for him.',
    'Asking about suicide does not plant the thought. A calm, direct question tells a frightened person that the worst can be said in front of you, and it is often met with relief.',
    'Medicine and therapy are not a lack of faith. Thank God for a prescription as you thank him for bread, and let nobody in your church be made to feel that believing means managing without a doctor.',
    'No secret is worth a life. Be open about it from the start: “What you tell me is safe with me, unless you are in danger. Then I will get help, and I will do it with you in the room.”',
  ],
  dos: [
    '**Learn the signs of depression.** They last two weeks or more: sadness or emptiness, no pleasure in anything, sleep or appetite upset, short temper, slowness, exhaustion, shame, prayers that seem to reach nobody. Children may show it as anger, and men as drink. See that a doctor hears of it.',
    '**Ask in these words: “Are you thinking of killing yourself?”** After a yes, ask whether there is a plan, whether the means are at hand and whether a time has been chosen. Each further yes brings the danger closer.',
    '**Call, and stay.** Where there is a plan, or the means are at hand, call the emergency number and stay until professionals have taken over. From far away, keep talking on one phone while another person calls for help on a second. Alone with one phone? Call for help first, then call back.',
    '**Get the means out of reach.** Do it with the family’s help: guns out of the house, medicines and pesticides locked up elsewhere. If the person is holding a weapon, keep your distance and leave that to the police.',
    '**Go along to the hospital.** Tell the staff exactly what you heard. When there is no plan and no immediate danger, make the appointment with a doctor or psychologist together before you part, for the next day if possible, and settle who will keep company until then.',
    '**Keep calling.** Call the day after, and in the second week, and in the third month. The first weeks at home after a hospital stay carry a special risk, just when visits grow rare and the bills begin to arrive.',
    '**Look after whoever else was frightened.** Ask the husband how he is sleeping, tell the children the truth in words of their age, and have another leader relieve you tonight so that you can talk, pray and rest.',
  ],
  donts: [
    'Don’t leave alone someone who is in danger, whether to think it over, to pray in private or because the worst seems to be past. If you must step out, somebody else takes your chair first. The mood of one good hour proves very little.',
    'Don’t give your word to a teenager who begs you to tell no one. Parents or guardians hear of it that same hour; if the danger is in the home itself, call the child protection authority or the emergency number instead.',
    'Don’t argue about whether suicide is a sin or what it would do to the family. The person may already feel like a weight on everyone, and guilt adds to the load.',
    'Don’t cheer anyone up with comparisons. “Others have it worse” and “you have so much to be grateful for” teach a suffering person to smile and say nothing.',
    'Don’t explain depression by a hidden sin, a weak faith or a demon, and don’t let fasting, vigils or a deliverance service take the place of emergency help. There will be hours for prayer in the waiting room.',
    'Don’t rely on a promise, spoken or signed, to stay alive until Sunday. Write together whom to call, where to go and what to clear out of the room; that has helped people through a night, and signatures have not.',
    'Don’t advise anyone to stop a medicine, to take less of it or to try a cousin’s pills. If something has already been swallowed, call the emergency number at once, even if the person feels well.',
  ],
  personalStory: [
    'For years I preached that a Christian who knows the promises of God has no reason to be depressed. I had a text for it and, I thought, a good illustration.',
    'One night a deacon (Samuel is not his name) called to give up his Sunday school class. He was calm, and he thanked me for everything. Then he asked whether my son would like to have his guitar. Samuel had played that guitar since before he was married. I had been at a workshop the month before where a nurse made thirty of us say a certain sentence aloud, and I heard myself say it, with a voice that shook: “Samuel, are you thinking of killing yourself?” It was quiet for a long while. “Yes, pastor,” he said. “Tonight.”',
    'I wrote it on the back of an envelope, and my wife called the emergency number from the other phone and gave them his address. I stayed on the line. I did not say anything wise. I asked about the guitar, and where he had bought it, and he was still telling me when the ambulance reached his door.',
    'When I visited him in the hospital, I asked why he had never spoken to anyone. He answered without any reproach: “I had heard your sermon.” Two Sundays later I stood in the same pulpit and, without mentioning anyone else, told the church that I had been wrong. After the service four people waited to speak with me, and one of them had been waiting for nine years.',
    'That was a long time ago, and he has asked me to tell it. Samuel takes his pills with his breakfast coffee and sees his doctor. He has had two bad spells since, and both times he called before it was night. He teaches the class again. My son is still without a guitar, and I am glad each time I hear Samuel play.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: true,
  scriptureReferences: ['1KI 19:4-8', 'PSA 34:18', 'PSA 139:12', 'ISA 42:3', 'ROM 8:38-39'],
  actionItems: [
    'Save the emergency number and a crisis line of your country in your phone today, and tape both inside the door of the church office.',
    'Say the direct question out loud to a colleague this week and have it said to you. Do it again until neither of you looks away.',
    'Write a one-page plan with your leaders: who answers at night, who stays with the person, who takes in the children, which hospital is nearest and who relieves whom.',
    'Within three months, speak of depression from the pulpit as simply as you would of diabetes, and finish by saying where help is to be found.',
  ],
  meetingPreparation:
    'Write the emergency number and the crisis line of your country on the wall before anyone comes. Have a second leader with you who can go out with whoever needs it, and a quiet place to go to.',
  meetingSteps: [
    {
      minutes: 10,
      title: 'Arrive',
      text: 'Point to the numbers. Say that this subject touches some of us more closely than others can see, that anyone may go out, and who will go along. Pray briefly.',
    },
    {
      minutes: 10,
      title: 'Read together',
      text: 'Read 1 Kings 19:4-8. List in order what God did for Elijah before he spoke of the way ahead.',
    },
    {
      minutes: 10,
      title: 'The signs',
      text: 'One half of the group collects the signs of depression from the module, the other half the warning signs of suicide. Which of them ask for a doctor this week, and which for a call now?',
    },
    {
      minutes: 25,
      title: 'Talk',
      text: 'Speak of no method, and tell no story of a suicide in detail. If people speak of their own despair, listen, thank them, and stay with them afterward.',
    },
    {
      minutes: 25,
      title: 'Practice the question',
      text: 'In pairs, ask aloud: “Are you thinking of killing yourself?” Let the answer be no, then yes, and go on as the module says: plan, means, time; call, and stay. Stop when both can ask it without looking away.',
    },
    {
      minutes: 10,
      title: 'Go out',
      text: 'Everyone saves the numbers in their phone now. Read Psalm 34:18, and let the leaders ask each person at the door: “How are you going home?”',
    },
  ],
  discussionQuestions: [
    'What do people in our church believe about depression, and where did they learn it?',
    'Why does a direct question bring relief, and plant nothing?',
    'What would you say to somebody who thinks that taking medicine shows a lack of faith?',
    'You are asked to promise silence, and then you are told of a wish to die. What should you have said before, and what do you do now?',
    'Who takes over at night in your town, and how long does it take until they come?',
    'How do we go on caring in the third month, when everything has grown quiet?',
  ],
} satisfies TrainingModuleSeed;
