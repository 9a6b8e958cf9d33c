import type { TrainingModuleSeed } from '../../../content-types';

export const leadingWeddingsRehearsals = {
  slug: 'leading-weddings-rehearsals',
  number: 5,
  title: 'Leading Weddings & Rehearsals',
  description:
    'How to lead a rehearsal and a wedding so that the vows are free, heard and properly recorded: papers, names, microphones, families, languages and time.',
  category: 'Ceremonies',
  icon: 'ceremony',
  overview:
    'At a wedding the pastor answers for two promises that everyone can hear and for papers that are in order. This module goes from the marriage license to the last photograph, with a rehearsal that takes under an hour and room for families of every shape.',
  keyPrinciples: [
    'Learn the law of the place before you agree to a date. In the United States the couple obtains a license and you must be authorized where you officiate; in much of Latin America the civil marriage at the registry comes first, what you lead is the religious ceremony, and some countries forbid holding it any earlier.',
    'A mistake at the rehearsal costs a laugh, and the same mistake the next day stays in the video. Rehearse so that everyone arrives knowing where their feet go and can pay attention to what is being promised.',
    'The vows are the heart of the ceremony. Keep noise, flashes and jokes away from them, and arrange the room so that the grandmother with the hearing aid catches every word.',
    'The couple and their families are your guests before God. Be warm, be brief, know their names, and leave the picture before the kiss.',
    'A wedding seats old sorrows in the same pew: divorced parents, stepparents, a mother who died in the spring, children who did not choose any of this. Ask about them weeks ahead and leave nobody to discover the arrangement at the door.',
  ],
  dos: [
    '**See the papers with your own eyes.** No later than the rehearsal, look at the license or the certificate of the civil marriage. Check the spelling of names, the waiting period, the date it expires, how many witnesses sign and when it must be returned.',
    '**Begin the rehearsal at the end.** Put everyone in their places at the front, practice walking out, then walking in, and finish by going through the whole ceremony once.',
    '**Learn the names by ear.** Have the couple record their full names on your phone. Write them the way they sound, and ask by which last names they wish to be presented.',
    '**Test the microphone where the vows will be said.** Have a helper listen in the last row. Keep a second one at hand with new batteries, and a foam cover if you will be outdoors.',
    '**Mark the places with tape.** Turn the couple half to each other and half to the guests. You stand one step behind, in the middle, so that no head hides a face.',
    '**Agree with the photographers before the guests arrive.** Settle where they may stand, the line they do not cross, and no flash from the prayer before the vows until the rings are on. Ask guests to put their phones away for those minutes.',
    '**Give a bilingual wedding an interpreter of its own.** Choose someone who has no other part in it, and hand over the full text days ahead. Halve the sermon, and let bride and groom each make their vows in the language in which they pray.',
  ],
  donts: [
    'Don’t drink alcohol before the ceremony, even the toast a happy uncle presses on you at noon. You are about to receive a promise and sign a document.',
    'Don’t go on if bride or groom is drunk, frightened or being pushed. Stop, speak with that person alone, and if there is no free and clear yes today, there is no wedding today.',
    'Don’t let the papers leave with the luggage. Sign the license or the church register with the witnesses right after the ceremony, before the photographs, and name one person who will deliver what must be returned.',
    'Don’t let the sermon outgrow the vows. Eight minutes is plenty, and a ceremony of half an hour keeps babies, grandparents and the cook on your side.',
    'Don’t entrust the real rings to a three-year-old. Tie a toy pair to the cushion, and let the true ones ride in the pocket of a dependable adult.',
    'Don’t make children of an earlier marriage recite promises or pour sand because it will look lovely. Ask each child away from the couple, with another trusted adult in sight, offer a small part, and take a no without a sigh.',
    'Don’t improvise about the past. Former marriages, the dead and stories from the courtship enter only as the couple has approved them, word for word if need be.',
  ],
  personalStory: [
    'On a Monday in June I reached into my good jacket for a peppermint and found a marriage license. The couple, whom I will call Noemí and Joaquín, had left the day before on their honeymoon. I had not signed, the two witnesses had not signed, and they lived three hours away from me in opposite directions.',
    'I drove out on Tuesday and again on Wednesday, and I paid for the lunches. The license reached the county clerk with two days to spare, and Noemí still introduces me as the pastor who nearly left her single. At every wedding since then, the papers, a black pen and the witnesses meet at a table by the side door before the photographer gets hold of anyone.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: false,
  scriptureReferences: ['MAT 19:4-6', 'ECC 5:4-5', '1CO 14:40', '1CO 14:9', 'NUM 6:24-26'],
  actionItems: [
    'Ask the county clerk or civil registry where you serve what is needed to marry, who may officiate and whether you must register. Write the answer down with its date, and ask again in every new place.',
    'Prepare a form for the couple to fill in a month before: names as they sound, who sits where, children and their wishes, readings, languages, music, photographers and papers.',
    'Pack a bag and keep it ready: the ceremony in large print, black pens, batteries, tape, water, tissues, safety pins and two plain rings for an emergency.',
    'Read a whole ceremony aloud on your feet with a watch in front of you. Note how long each part takes, and settle with the couple how many minutes you will wait for latecomers. Fifteen is generous.',
  ],
  meetingPreparation:
    'Bring tape for the floor, a microphone if you have one, and two rings of wire. Put three copies of a short ceremony in large print on the chairs.',
  meetingSteps: [
    {
      minutes: 5,
      title: 'Arrive',
      text: 'Everyone says in one sentence what they remember of the best wedding they have been to. Pray for the next couple.',
    },
    {
      minutes: 10,
      title: 'Read together',
      text: 'Read Ecclesiastes 5:4-5 and Matthew 19:4-6. What is a promise, and who hears it?',
    },
    {
      minutes: 20,
      title: 'Talk',
      text: 'Let customs that differ stand side by side. Collect on the board what the law requires where you live.',
    },
    {
      minutes: 30,
      title: 'Rehearse a wedding',
      text: 'Give out the parts: the couple, two witnesses, parents who are divorced, a photographer who comes too close. Begin at the end: places, walking out, walking in, then the whole ceremony once. Change the pastor halfway.',
    },
    {
      minutes: 5,
      title: 'What we saw',
      text: 'Everyone names one thing that helped the vows to be heard, and one that got in the way.',
    },
    {
      minutes: 5,
      title: 'Go out',
      text: 'Choose an action item, and say the blessing of Numbers 6:24-26 to one another.',
    },
  ],
  discussionQuestions: [
    'Which papers does a marriage need where we live, and which of us has seen them?',
    'What do you say to a couple who want a joke in the middle of the vows?',
    'Where do divorced parents sit, and who asks them beforehand?',
    'How do you lead a wedding in two languages so that nobody sits through half of it without understanding?',
    'What in the ceremony belongs to you, and what to the couple?',
    'Someone who should have stood at the front died this year. How is that person remembered on the day?',
  ],
} satisfies TrainingModuleSeed;
