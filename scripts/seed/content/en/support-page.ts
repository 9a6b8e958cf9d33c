import type { SupportPage } from '../../../../cms/src/contracts/support-page';
import type { PageSeed } from '../../content-types';

export const supportPage = {
  seo: {
    title: 'Give to missions in Pakistan and Ecuador',
    description:
      'Support missions in Pakistan and Ecuador or the general fund. A Bible for a Pakistani pastor costs $6.',
  },
  title: 'Give',
  intro:
    'A small sum goes a long way where workers are few. Decide freely what to give, leave alone the money your household needs, and never borrow for it. We do not ask for gifts in return for prayer, counseling or a prophetic word, and nobody who says otherwise speaks for us.',
  scripture: '2CO 9:7',
  pakistan: {
    title: 'Pakistan missions',
    text: 'Bibles in Urdu and Punjabi, training for village pastors who have never owned a commentary, and food for families who lost their work when they were baptized.',
  },
  givingPakistanUrl: 'https://example.org/give/pakistan',
  bibleNote: '$6 buys a Bible for a Pakistani pastor.',
  ecuador: {
    title: 'Ecuador missions',
    text: 'Open-air meetings in the Andes and on the coast, hot meals for the children who come with their parents, and visits afterward so that each new believer finds a church close to home.',
  },
  givingEcuadorUrl: 'https://example.org/give/ecuador',
  general: {
    title: 'General fund',
    text: 'What nobody thinks of and everything depends on: fuel for hospital visits, the phone line, translation, and a training course that stays free of charge.',
  },
  givingGeneralUrl: 'https://example.org/give',
  gifts: {
    title: 'How gifts are used',
    text: 'A gift marked for Pakistan or Ecuador is used there. The general fund goes where it is needed most, including the costs of the work itself: travel, translation, rent and the people who do it.\n\nYou may ask what came in, what it was spent on and who checked the books. Write to us, and we will answer in plain figures.',
  },
} satisfies PageSeed<SupportPage>;
