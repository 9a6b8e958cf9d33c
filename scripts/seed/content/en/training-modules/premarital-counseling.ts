import type { TrainingModuleSeed } from '../../../content-types';

export const premaritalCounseling = {
  slug: 'premarital-counseling',
  number: 3,
  title: 'Premarital Counseling',
  description:
    'How to accompany an engaged couple through 4 to 6 sessions on money, family, faith, intimacy and fear, while the wedding date can still be moved.',
  category: 'Marriage Ministry',
  icon: 'rings',
  overview:
    'Four to six unhurried sessions before the wedding let a couple look closely at what they are about to promise. Learn what to ask, why you see each of them alone, how to recognize danger, and how to remain their pastor if they decide to wait.',
  keyPrinciples: [
    'Plan 4 to 6 sessions and finish them at least three weeks before the wedding. Once the cake is ordered and the aunts have bought their bus tickets, hardly anyone can hear a difficult question.',
    'The couple should do most of the talking. Your part is to raise what they step around when they are by themselves: debts, former relationships, children, illness, the mother who expects to live with them, the faith that one of them is only borrowing.',
    'Every marriage brings two households together, each with its own rules about anger, money, Sundays and who has to be consulted. Help the couple say those rules out loud and decide which of them will move into the new home.',
    'Consent has to be free. Meet once with each of them alone and ask about fear, pressure and violence, because it is hard to answer truthfully beside someone whose reaction you must calculate.',
    'A wedding that is put off, or called off, can be the fruit of good preparation. You are serving two people and whatever children they may have, and the deposit on the hall comes a long way after them.',
  ],
  dos: [
    '**Begin early.** Ask for a start three or four months before the date, ideally before invitations are printed, and hand the couple a calendar with one subject for each session.',
    '**Start with how they met.** Notice who tells the story, who corrects it, and who glances at the other before answering.',
    '**Give money a whole session.** Both bring pay stubs, debts and what they send each month to parents or children, and at your table they draft the budget of their first three months.',
    '**Talk plainly about intimacy and children.** Ask whether they want children and how many, and about old wounds. If one of them carries abuse or another trauma, offer the name of a therapist and leave the details for that room.',
    '**Explain the private conversations beforehand.** You carry no messages from one to the other, you may ask that a fact be told, and you will act if a life or a child is in danger.',
    '**Make room for the children they already have.** Ask where each will sleep, who may correct them, and what they have been told about the parent who lives elsewhere.',
    '**Find them a couple to learn from.** Introduce a husband and wife who came through a hard year and can speak of it without decoration. Supper together three times in the first year is worth more than a shelf of books.',
  ],
  donts: [
    'Don’t let a pregnancy, a visa, an embarrassed parent or a paid hall set the pace. Each of those can be cared for without hurrying a wedding.',
    'Don’t hold another joint session once you learn of blows, threats or control. Tell the partner nothing, put the person at risk in touch with a domestic violence service, and let its advice guide how the pause is explained. If the danger is now, call the emergency number of your country, listed below the overview.',
    'Don’t promise silence before you know what you will hear. If a child is being harmed, or one of the engaged is a minor under pressure to marry, call the authorities that same day, whichever family it may be.',
    'Don’t become the keeper of a fact that would change the other’s answer: a child, a debt, a serious diagnosis, an earlier marriage never dissolved. Set a date for it to be told, offer to be in the room, and do not officiate while it stays hidden.',
    'Don’t turn six sessions into six sermons. If your voice has filled more than a third of the hour, you have learned very little about the two people in front of you.',
    'Don’t try to treat an addiction, a depression or a trauma between the session on money and the one on in-laws. Refer, and take up the preparation again when treatment is under way.',
    'Don’t predict happiness or ruin for people you have known a few hours. Say what you have observed and ask what they make of it; the choice to marry is theirs, and the choice to officiate is yours.',
  ],
  personalStory: [
    'In my first years I married couples after one conversation and a cup of coffee, and it pleased me how quickly people felt at ease. One of those couples, whom I will call Rubén and Julia, came back eight months after the wedding. She had just learned that he did not want children. He had just learned that she had never imagined a life without them. Nobody had asked. I had spent our hour on the music.',
    'I could not give them that hour back. What I could do was write five subjects on a sheet of paper and ask every couple after them to come five times. The second pair who used it were called something like Daniel and Rebeca. At the session on money he put a folded paper on my table and kept his hand over it for a while. It was a loan he had signed for his brother, larger than his wages for a year, and she had never heard of it.',
    'She cried, and she was right to. They moved the wedding from May to November, her mother stopped greeting me, and the hall kept the deposit. In November I saw her laugh while she danced. As I was leaving she told me that the folded paper was the first thing he had given her that had cost him something. Rubén and Julia are still married too, after several hard years with a good therapist, and I have asked them to forgive me.',
  ].join('\n\n'),
  personalStoryIsExample: true,
  showsCrisisLines: true,
  scriptureReferences: ['LUK 14:28-30', 'GEN 2:24', 'PRO 24:3-4', 'PRO 27:12', 'PHP 2:3-4'],
  actionItems: [
    'Write a plan of five sessions on a single page, with a subject, three questions and one task for home in each. Try it out with a couple who have been married for a year, and change whatever they smile at.',
    'Put in writing what your church asks of every engaged couple (number of sessions, private conversation, date by which all is finished) and have the leaders approve it, so that no one feels singled out.',
    'This month, visit or call a licensed family therapist, a domestic violence service and someone who advises people in debt. Keep the names and numbers, and find out how each receives a new person.',
    'Call three couples whom you married in the last two years and ask what you should have asked them. Add their answers to your page.',
  ],
  meetingPreparation:
    'Invite a couple who have been married for about a year for the first half hour. Bring paper for the budget of one month.',
  meetingSteps: [
    {
      minutes: 5,
      title: 'Arrive',
      text: 'Thank God for the couples who are preparing now, and for those who decided to wait.',
    },
    {
      minutes: 20,
      title: 'One year later',
      text: 'The guests tell what nobody asked them before their wedding. The group asks questions and gives no advice.',
    },
    {
      minutes: 10,
      title: 'Read together',
      text: 'Read Luke 14:28-30 and Proverbs 24:3-4. What belongs to the cost of a house in which two people are to live?',
    },
    {
      minutes: 25,
      title: 'Talk',
      text: 'Whoever is engaged, or unhappily married, may simply listen. Ask nobody for examples from their own home.',
    },
    {
      minutes: 15,
      title: 'Practice the private conversation',
      text: 'In pairs, explain first what stays between you and what cannot. Then ask about fear and pressure in plain words, wait, and change.',
    },
    {
      minutes: 5,
      title: 'Go out',
      text: 'Write on the board the sessions that your church will offer, with a subject for each. Everyone takes one action item home.',
    },
  ],
  discussionQuestions: [
    'Which rule of your parents’ house did you carry into your own without asking anyone?',
    'What makes it so hard to say no to a wedding once the hall has been paid for?',
    'How would you raise the subject of debts with a couple who say that love is enough?',
    'Why do you see each of them alone, and how do you explain it so that nobody feels accused?',
    'What do the children whom one of them already has need to hear before the wedding, and from whom?',
    'A couple calls it off three weeks before the day. What can your church do for them that week?',
  ],
} satisfies TrainingModuleSeed;
