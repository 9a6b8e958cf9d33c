import type { Core, UID } from '@strapi/strapi';
import { arrangeOnce, type PanelView } from './panel-view';

const title = { label: 'Title of the page' };
const intro = { label: 'Introduction', description: 'Below the title' };
/** A row of its own. */
const alone = (field: string) => [field];
const seo = { label: 'For search engines' };
const about = { label: 'About', description: 'Leave a blank line to start a new paragraph' };
const focusTitle = { label: 'Title above the areas' };
const focusAreas = { label: 'Areas', description: 'Four look best' };

const views: readonly (readonly [UID.SingleType, PanelView])[] = [
  [
    'api::home-page.home-page',
    {
      rows: [
        ['hero'],
        ['banner'],
        ['library'],
        ['books'],
        ['counters'],
        ['about'],
        ['ministries'],
        ['retreat'],
        ['revival'],
        ['support'],
        ['prayer'],
        ['seo'],
      ],
      fields: {
        hero: { label: 'First screen', description: 'Its picture is the newest one named hero-image' },
        banner: {
          label: 'He is risen',
          description: 'The band about the missions. If left empty, the band is not shown',
        },
        library: { label: 'Library', description: 'Next to the titles of the articles' },
        books: { label: 'Books', description: 'Above the two books of this language' },
        counters: { label: 'Counters', description: 'The numbers themselves are in the site settings' },
        about: { label: 'About the pastor', description: 'Its video is the newest one named pastor-video' },
        ministries: { label: 'Ministry cards', description: 'In this order; four look best' },
        retreat: { label: 'Men’s retreat', description: 'Links to the men’s ministry page' },
        revival: { label: 'Revival', description: 'Its video is the newest one named august16-promo-video' },
        support: { label: 'Giving', description: 'Above the cards, which use the text of the giving page' },
        prayer: { label: 'Prayer', description: 'The invitation to send a prayer request' },
        seo,
      },
    },
  ],
  [
    'api::prophetic-ministry-page.prophetic-ministry-page',
    {
      rows: [
        ['title'],
        ['intro'],
        ['about'],
        ['quote'],
        ['focusTitle'],
        ['focusAreas'],
        ['word'],
        ['scripturesTitle'],
        ['scriptures'],
        ['seo'],
      ],
      fields: {
        title,
        intro,
        about,
        quote: { label: 'Quotation' },
        focusTitle,
        focusAreas,
        word: { label: 'Word for the year', description: 'Its picture is the newest one named prophetic-word-2025' },
        scripturesTitle: { label: 'Title above the scripture cards', description: 'Optional' },
        scriptures: { label: 'Scripture cards', description: 'Three look best' },
        seo,
      },
    },
  ],
  [
    'api::marriage-ministry-page.marriage-ministry-page',
    {
      rows: [
        ['title'],
        ['intro'],
        ['about'],
        ['servicesTitle'],
        ['services'],
        ['safety'],
        ['principlesTitle'],
        ['principles'],
        ['buildingBlocksTitle'],
        ['buildingBlocks'],
        ['galleryTitle'],
        ['gallery'],
        ['schedule'],
        ['seo'],
      ],
      fields: {
        title,
        intro,
        about,
        servicesTitle: { label: 'Title above the services' },
        services: { label: 'Services', description: 'Six look best' },
        safety: {
          label: 'For those who are not safe at home',
          description: 'Please keep this: some people who read this page are in danger',
        },
        principlesTitle: { label: 'Title above the principles' },
        principles: { label: 'Biblical principles', description: 'Four look best' },
        buildingBlocksTitle: { label: 'Title above the building blocks' },
        buildingBlocks: { label: 'Building blocks', description: 'Three look best' },
        galleryTitle: { label: 'Title above the photos' },
        gallery: {
          label: 'Photos',
          description:
            'One entry per photo. If you do not choose a picture, the first entry shows the file named 1 in the folder public / Marriage Ministry, the second the file named 2, and so on',
        },
        schedule: { label: 'Invitation to counseling', description: 'Next to the button that opens the form' },
        seo,
      },
    },
  ],
  [
    'api::mens-ministry-page.mens-ministry-page',
    {
      rows: [['title'], ['intro'], ['about'], ['focusTitle'], ['focusAreas'], ['retreat'], ['seo']],
      fields: { title, intro, about, focusTitle, focusAreas, retreat: { label: 'Men’s retreat' }, seo },
    },
  ],
  [
    'api::prayer-page.prayer-page',
    {
      rows: [['title'], ['intro'], ['scripture'], ['promise'], ['seo']],
      fields: {
        title,
        intro,
        scripture: { label: 'Scripture' },
        promise: { label: 'What happens to a request', description: 'Promise here only what the team can keep' },
        seo,
      },
    },
  ],
  [
    'api::contact-page.contact-page',
    {
      rows: [['title'], ['intro'], ['scripture'], ['details'], ['seo']],
      fields: {
        title,
        intro,
        scripture: { label: 'Scripture', description: 'Optional' },
        details: { label: 'What happens to a message', description: 'Promise here only what the team can keep' },
        seo,
      },
    },
  ],
  [
    'api::support-page.support-page',
    {
      edition: 2,
      rows: ['title', 'intro', 'scripture', 'pakistan', 'bibleNote', 'ecuador', 'general', 'gifts', 'seo'].map(alone),
      fields: {
        title,
        intro,
        scripture: { label: 'Scripture', description: 'Optional' },
        pakistan: { label: 'Card: Pakistan', description: 'Where its button leads is in the site settings' },
        bibleNote: { label: 'What a Bible costs', description: 'Shown on the Pakistan card' },
        ecuador: { label: 'Card: Ecuador' },
        general: { label: 'Card: general fund' },
        gifts: {
          label: 'How gifts are used',
          description: 'Below the cards. Say only what is true, and who can confirm it. If left empty, it is not shown',
        },
        seo,
      },
    },
  ],
  [
    'api::video-preview-page.video-preview-page',
    {
      rows: [['title'], ['intro'], ['contactNote'], ['tipsTitle'], ['tips'], ['seo']],
      fields: {
        title,
        intro,
        contactNote: { label: 'Who to contact', description: 'Who can upload the video' },
        tipsTitle: { label: 'Title above the list' },
        tips: { label: 'What to check', description: 'One line per item' },
        seo,
      },
    },
  ],
  [
    'api::about-page.about-page',
    {
      rows: [['title'], ['intro'], ['body'], ['seo']],
      fields: {
        title,
        intro,
        body: {
          label: 'Text',
          description:
            'Start a heading with ##. Say what you believe, who you are and who answers for you, by name where you can. How to report a concern is added at the end; its address is in the site settings',
        },
        seo,
      },
    },
  ],
  [
    'api::privacy-page.privacy-page',
    {
      rows: [['title'], ['intro'], ['body'], ['seo']],
      fields: {
        title,
        intro,
        body: {
          label: 'Text',
          description:
            'Start a heading with ##. Say only what is true, and update this text when the site or the team changes. Every form links to the section “What we cannot keep to ourselves”: keep its heading as it is, and check with someone who knows the law where you live',
        },
        seo,
      },
    },
  ],
  [
    'api::gospel-presentation.gospel-presentation',
    {
      rows: [['title'], ['intro'], ['sections'], ['callToAction'], ['scriptureCards'], ['seo']],
      fields: {
        title: { label: 'Title' },
        intro,
        sections: {
          label: 'Five parts',
          description: 'The beginning, the bad news, the good news, your decision, God’s promise',
        },
        callToAction: { label: 'At the end', description: 'Around the buttons that open the form and the book' },
        scriptureCards: { label: 'Five scripture cards' },
        seo,
      },
    },
  ],
];

export async function arrangePages(strapi: Core.Strapi): Promise<void> {
  for (const [uid, view] of views) {
    await arrangeOnce(strapi, uid, view);
  }
}
