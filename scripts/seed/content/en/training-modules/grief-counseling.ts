import type { TrainingModuleSeed } from '../../../content-types';

export const griefCounseling = {
  slug: 'grief-counseling',
  number: 6,
  title: 'Grief Counseling',
  description:
    'How to keep company with the bereaved through the first year, and how to recognize when their sorrow needs more help than a pastor can give.',
  category: 'Pastoral Care',
  icon: 'grief',
  overview:
    'Most of a pastor’s work with grief begins when the visitors stop coming. Here you learn to hear the same story many times, to speak truthfully about death with adults and children, to remember the dates that hurt, and to see the signs that call for a professional.',
  keyPrinciples: [
    'Grief comes in waves and keeps no schedule. The fourth month is often harder than the second week, and a song in the supermarket can bring back the whole day. Tell people this early, because many of them think they are losing their mind or their faith.',
    'Your first task is to listen. By telling the story of that last night again and again, a person slowly takes in what cannot yet be believed, and the ninth telling deserves the same attention as the first.',
    'God can bear what the bereaved have to say to him. Psalm 13 asks how long, and Psalm 88 ends in the dark. Let them pray their anger aloud, and read a lament with them before you read a promise.',
    'Every loss has its own shape. A stillborn daughter, a father who was feared, a husband nursed through nine years of illness, a son lost to suicide: longing, relief, shame or guilt may lie on top, and you learn which by asking.',
    'Carry your part and hand over the rest. Two or three counseling sessions can steady a mourner; beyond that, or wherever there is danger, bring in a doctor, a grief counselor or a support group, and go on visiting as the pastor.',
  ],
  dos: [
    '**Go early, and come back.** Go within the first days, stay half an hour and return, taking a second person when the mourner lives alone. Put the birthday, the wedding anniversary and the day of the death in your calendar, and call before each of them arrives.',
    '**Say the name.** Ask for a story about the person who died. “What was Rosa like on a Saturday?” opens more than “How are you holding up?”',
    '**Ask about the body.** What did they eat yesterday, how many hours did they sleep, how much are they drinking? Weeks without eating, sleeping or managing the day’s work call for a doctor, as does grief that a year later still keeps a person from living. Offer to drive.',
    '**Take talk of dying at its word.** When someone says “I just want to be with him,” ask plainly: “Are you thinking of killing yourself?” If the answer is yes, or leaves you in doubt, stay, have medicines and weapons put out of reach if that can be done safely, and call the emergency number of your country. Find out yours beforehand; crisis lines by country are below the overview and on the prayer page of this site.',
    '**Give children the true words.** “Grandpa died. His body stopped working, and he won’t come back.” Answer as often as they ask, tell them that nothing they said or thought caused it, and tell them who will look after them. A child who for weeks will not play, eat or go to school needs a professional, and one who speaks of dying needs help the same day.',
    '**Mourn with the parents of a baby lost before birth.** Treat a miscarriage or a stillbirth as a death in the family, and use the parents’ own words for the child. Ask the father as well as the mother, ask whether there is a name, offer a short service, and remember the month in which the birth was expected.',
    '**After a suicide, come as promptly as ever.** Let the family decide how much to tell, keep the method out of every conversation and prayer, hear the guilt to its end, and watch over parents, spouse and siblings, whose own risk has risen.',
  ],
  donts: [
    'Don’t explain the death. “God needed another angel” and “everything happens for a reason” hand the mourner one more thing to carry; “I am so sorry, and I don’t know why” is true and can be believed.',
    'Don’t begin a sentence with “at least”: at least she lived a long life, at least you have the other children, at least he is out of pain.',
    'Don’t tell a child that the dead are asleep, have gone on a trip, or were so good that God took them. Children have lain awake afraid of their own beds, or afraid of being good.',
    'Don’t set a date for feeling better, and do not measure faith by dry eyes. Some who weep in the second year are mending well, and a closet may stay closed until the widow is ready to open it.',
    'Don’t pronounce on the eternity of someone who died by suicide. If that person trusted Christ, say so, for no last hour is stronger than he is; what you cannot know, leave with God, and stay in the room.',
    'Don’t promise secrecy where a life or a child may be in danger. Say at the first meeting where confidentiality ends, bring in those who can protect, and report what the law requires.',
    'Don’t let anyone hurry the newly bereaved into selling the house, lending money or making a large gift, and accept no such gift yourself while the loss is fresh.',
  ],
  personalStory:
    'As a young pastor I buried Vicente’s wife (I have changed the names, and he has read this). I preached with care, visited him twice and crossed him off my list. His pew was filled by somebody else, and I am ashamed to say that I did not notice.\n\nSeven months later I met him in a hardware store, holding a light bulb. “Lucila always bought these,” he said. “I don’t know which kind.” I asked what she used to grow in that yard of hers. He put the bulb down and talked for twenty minutes between the paint and the nails, and at the end he told me that nobody had spoken her name to him since Easter.\n\nI drove to his house that same afternoon. He had lost a great deal of weight and was living on crackers. When he said that he saw little sense in buying bulbs at all, I asked whether he was thinking of killing himself. He looked at his hands for a long while. “Some nights,” he said. His brother-in-law came and took the pistol home with him, and the three of us went to the hospital, where Vicente told a doctor what he had told me.\n\nI would like to write that he is well. He takes his medicine, most weeks, and his doctor knows about the nights. To the group that meets on Tuesdays he went once. He does not come to church, because the hymns, he says, were hers, and the closet is still closed. I go by on Thursdays, mainly to be shown tomatoes. Some Thursdays he only calls through the door that he is all right and that I should come back next week, and I do. I do not know how this ends. Last month he asked me which bulbs to buy, and then he laughed and said that Lucila would have known. And I have a calendar now that tells me, every Monday morning, whose name I should say that week.',
  personalStoryIsExample: true,
  showsCrisisLines: true,
  scriptureReferences: ['JHN 11:33-35', 'JOB 2:13', 'PRO 25:20', 'PSA 13:1-2', '2CO 1:3-4'],
  actionItems: [
    'Start a calendar of the bereaved. For every death in your congregation in the past two years, write down the birthday, the anniversary and the date of death, and beside each the person who will call.',
    'Make one page of names: a grief counselor, a support group, someone trained with children, a doctor, the emergency number and a crisis line. Call each to ask about cost, language and waiting time.',
    'This week visit somebody whose loss is four to twelve months old. Ask for a story about the person who died, and listen for half an hour without giving any advice.',
    'Gather the Sunday school teachers for one hour: the words to use about death, the questions to expect, what to tell parents, and how to report that a child is in danger.',
  ],
  meetingPreparation:
    'Put out tissues and water, and a chair near the door. Find out whether anyone who is coming has lost somebody in recent weeks, and tell them what the evening is about, so that they can choose.',
  meetingSteps: [
    {
      minutes: 10,
      title: 'Arrive',
      text: 'Whoever wishes says the name of someone they miss, and nothing more. After each name, keep silent for three breaths.',
    },
    {
      minutes: 10,
      title: 'Read together',
      text: 'Read Job 2:13, John 11:33-35 and Psalm 13:1-2. Where does each of them let grief stand without mending it?',
    },
    {
      minutes: 25,
      title: 'Talk',
      text: 'Let people speak of their own losses if they want to, and let nobody be asked to.',
    },
    {
      minutes: 20,
      title: 'Practice listening',
      text: 'In threes: one tells for three minutes about a loss that lies years back; one listens and asks for a story, “What was she like on a Saturday?”; one watches for the moment when advice was on its way. Then change.',
    },
    {
      minutes: 10,
      title: 'The calendar',
      text: 'Write down the dates that will hurt in the next three months, and beside each who will call. One person keeps the sheet; it does not hang on a wall.',
    },
    {
      minutes: 5,
      title: 'Go out',
      text: 'Read 2 Corinthians 1:3-4, and stay a while for those who do not want to leave at once.',
    },
  ],
  discussionQuestions: [
    'What did somebody do after a death that still does you good when you think of it?',
    'Which well-meant sentences made it heavier?',
    'Why is the fourth month often harder than the second week, and what does our church do in the fourth month?',
    'How can a person pray who is angry with God?',
    'What would you say to a child of six who asks where Grandpa is now?',
    'Which signs tell you that a mourner needs more than a pastor, and whom would you call?',
  ],
} satisfies TrainingModuleSeed;
