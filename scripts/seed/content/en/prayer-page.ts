import type { PrayerPageSeed } from '../../content-types';

export const prayerPage = {
  seo: {
    title: 'Ask our team to pray for you',
    description:
      'Send a prayer request in English or Spanish. Our prayer team reads it and prays; only the prayer team sees a confidential request.',
  },
  title: 'Ask for prayer',
  intro:
    'You do not need polished words. Tell us what is happening, and someone on the prayer team will read it and pray. If your request is about another person, share only what they would be glad for you to share.',
  scripture: 'PHP 4:6-7',
  promise:
    'Your request goes to our prayer team, who read it and bring it before God. If you mark it confidential, only the prayer team will see it; otherwise, those who run this ministry may read it too. You may get a short email saying that it arrived; beyond that, we will contact you only if you ask us to, unless a life may be in danger. How and when God answers is in his hands, and we will not promise an outcome in his name. Prayer goes hand in hand with the help of a doctor, a counselor or the police; it does not replace it. Requests are not read around the clock: if anyone is in danger, call your emergency number now.',
} satisfies PrayerPageSeed;
