import type { TrainingModuleSeed } from '../../../content-types';

export const funeralsMemorialServices = {
  slug: 'funerals-memorial-services',
  number: 8,
  title: 'Funerals & Memorial Services',
  description:
    'Preparing and leading a service that is true to the person, kind to the family and full of the hope of Christ, from the first phone call to the visits weeks later.',
  category: 'Ceremonies',
  icon: 'candle',
  overview:
    'Families forget most of the sermon and remember for decades how they were treated. Learn to lead the first meeting, build an order of service, hold eulogies to their time, work with the funeral home, honor other traditions, and come back once the house is quiet.',
  keyPrinciples: [
    'The planning meeting is already pastoral care. People who have not slept are choosing a coffin and a date, so ask about the person for a good while before you ask about hymns, and write down what they say in their own words.',
    'Be truthful about the dead. Thank God for what was good, with examples the family gave you; pass over what would humiliate; invent nothing, because the pews are full of people who knew him.',
    'Hope is preached to everyone and forced on no one. Announce the resurrection of Jesus plainly in about ten minutes, and leave decisions for another day: those you long to reach are watching whether you are gentle with a grieving family.',
    'Customs belong to the family and the message belongs to you. Burial or cremation is for them to settle, and neither is out of reach of the God who raises the dead. Whatever you cannot in conscience lead, tell them privately and before the day.',
    'The service stands in the middle of the work. Before it come the bedside and the long night; after it come forms to sign, an empty chair at supper and a first Christmas, and there the family finds out whether the church meant what it sang.',
  ],
  dos: [
    '**Answer the first call by going there.** If someone died unexpectedly at home, see that emergency services have been called and that nothing is moved until they allow it. Then find out who is looking after the small children.',
    '**Give the family an unhurried hour.** Learn the name used at home and how to pronounce the rest, who makes the decisions, who is not speaking to whom, which children want to be present, and whether anyone must be kept away for someone’s safety and who will see to it.',
    '**Put the order of service on paper, with minutes.** Welcome, Scripture, prayer, two remembrances, a hymn, the message, the blessing: forty-five minutes are enough. Give copies to family, musicians and funeral director, and arrange a call for relatives who must watch from another country.',
    '**Let two or three people give a eulogy.** Five minutes each, written down and read to you the day before: that protects a trembling speaker and also the family. All the other stories have their place at the meal.',
    '**Walk through the day with the funeral director.** When does the coffin arrive, who signals the bearers, how does the sound work, which road do the cars take, how much time does the cemetery give? Be there forty-five minutes ahead, and walk before the coffin.',
    '**Keep a fifteen-minute graveside service ready.** In Pakistan, and wherever heat and custom call for it, burial comes within a day. A psalm, thanks for a life, the promise of Christ, the committal and a blessing will do, and a fuller memorial can wait until distant relatives arrive.',
    '**Return in the second week and in the sixth.** Bring something useful: help with the pension form, copies of the certificate, company for the first walk to the grave. Name one other person from the church who will go on calling.',
  ],
  donts: [
    'Don’t preach anyone into heaven or into hell. If you knew no sign of faith, speak of God’s character and to the people in front of you; the Judge has not asked for your opinion.',
    'Don’t open the microphone to whoever wishes to come up. One old quarrel, or one drink too many, and a widow will remember that for the rest of her life.',
    'After a suicide, name the cause only if the family agrees, leave out the method and the note, and do not say that the person has found peace at last. Someone in the pews may be looking for permission; say aloud that help exists, and print a crisis line in the program.',
    'Don’t search for a reason at a child’s funeral. Keep it short, let the parents carry or touch what they wish, and seat each brother and sister beside an adult who can take them out at any moment.',
    'Don’t debate another tradition over a coffin. When a Catholic family gathers for the nine evenings of the novenario, go, bring bread, sit at the back and read a psalm if they ask; where you cannot pray along, be respectfully silent.',
    'Don’t let a fee stand between a family and their burial. Have the church decide in writing, before anyone dies, what the building and musicians cost, ask nothing of the bereaved for yourself, and refuse any commission from a funeral home.',
    'Don’t leave a family alone with the price list. Sorrow and pride buy the expensive coffin; go along as the calm friend, ask for each item separately, which the law in the United States entitles them to, and find out whether social security or a church fund helps.',
  ],
  personalStory:
    'Early in my ministry a funeral home called me to bury a welder I had never met. I took the facts from the notice in the newspaper: Roberto, sixty-eight, born in a mining town, three children. I prepared a sermon that I was proud of and said “our brother Roberto” eleven times. People looked at me politely.\n\nAt the meal a girl of about nine came over with a plate of cake. “Who is Roberto?” she asked. “My grandpa was Beto.” Nobody at home, at the shop or on the street had called him anything else for sixty years. I had buried a stranger in front of everyone who loved him.\n\nThe next week I went to apologize. His widow put coffee in front of me and talked until it was dark: how he welded swings for half the neighborhood and charged for none of them, how he had quarreled with his son over a truck, how he hummed when he was worried. I asked if I might write some of it down. A year later, when the headstone was set, the family invited me to say a few words, and this time I used hers. The stone says “Beto.”\n\nSince then I have not left a family’s living room without asking what they called him at the supper table.',
  personalStoryIsExample: true,
  showsCrisisLines: false,
  scriptureReferences: ['JHN 11:25-26', '1TH 4:13-14', 'ECC 7:2', 'ACT 8:2', 'DEU 29:29'],
  actionItems: [
    'Write two services and keep them where another leader can find them: one of forty-five minutes for the church, one of fifteen for a graveside with a few hours’ notice.',
    'Visit a funeral home and the office that registers deaths near you. Ask about prices, papers and waiting times, about the burial of those who have no money, and leave your number.',
    'Draw up a one-page sheet of questions for the family meeting, beginning with the name used at home, and let someone recently bereaved tell you what is missing.',
    'Bring a short policy to your church’s leaders: costs, use of the building, photographs and transmission, number of speakers, who cooks the meal, and who visits in the second and sixth week.',
  ],
  meetingPreparation:
    'Bring an order of service with its minutes, and a clock that everyone can see. Ask a family who buried someone more than a year ago what they would like pastors to know, and bring their answer in writing.',
  meetingSteps: [
    {
      minutes: 5,
      title: 'Arrive',
      text: 'Pray by name for the families of this year’s funerals.',
    },
    {
      minutes: 10,
      title: 'Read together',
      text: 'Read Ecclesiastes 7:2 and John 11:25-26. What can be said at a grave that cannot be said anywhere else?',
    },
    {
      minutes: 10,
      title: 'From the first pew',
      text: 'Read the family’s answer aloud, slowly and once. Keep a minute of silence before anyone speaks.',
    },
    {
      minutes: 25,
      title: 'Talk',
      text: 'Ask those who come from elsewhere about their customs before you speak of your own.',
    },
    {
      minutes: 25,
      title: 'Practice the first meeting',
      text: 'In fours: two relatives who do not agree, one who says nothing, one pastor. After ten minutes, write the order of service with its minutes together, and one true sentence about the one who died.',
    },
    {
      minutes: 5,
      title: 'Go out',
      text: 'Put the second and the sixth week after the next funeral in your calendar, with the name of whoever will visit. Close with Deuteronomy 29:29.',
    },
  ],
  discussionQuestions: [
    'What do you remember of the last funeral you went to: the sermon, or how people were treated?',
    'How do you tell the truth about a man whom many feared?',
    'How do you announce the resurrection in ten minutes without pressing anyone?',
    'A eulogy goes on and on, and the family grows restless. What do you do, and what could you have done the day before?',
    'Which customs of mourning do we have here, and which could you not lead in good conscience?',
    'Who visits in the sixth week, and how will they remember to?',
  ],
} satisfies TrainingModuleSeed;
