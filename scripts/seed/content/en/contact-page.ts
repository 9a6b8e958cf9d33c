import type { ContactPage } from '../../../../cms/src/contracts/contact-page';
import type { PageSeed } from '../../content-types';

export const contactPage = {
  seo: {
    title: 'Contact us',
    description: 'Send us a question, an invitation or news, in English or in Spanish.',
  },
  title: 'Write to us',
  intro:
    'A question about faith, an invitation, a correction to something we published, news from your church: we would be glad to hear from you, in English or in Spanish.',
  scripture: 'PRO 25:25',
  details:
    'Your message is read by those who run this ministry and by the prayer team, and one of them will answer you by email or phone. If what you want is prayer, the prayer page is the better place: there you can mark a request as confidential. Nobody watches these messages at night, so if a life is in danger, please call your country’s emergency number.',
} satisfies PageSeed<ContactPage>;
