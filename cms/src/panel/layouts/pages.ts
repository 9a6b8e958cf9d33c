import type { Layouts } from './layout';

export const pageLayouts: Layouts = {
  'api::home-page.home-page': {
    form: [
      { hero: ['First screen', 'Its picture is the newest one named hero-image'] },
      { banner: ['He is risen', 'The band about the missions. If left empty, the band is not shown'] },
      { library: ['Library', 'Next to the titles of the articles'] },
      { books: ['Books', 'Above the two books of this language'] },
      { counters: ['Counters', 'The numbers themselves are in the site settings'] },
      { about: ['About the pastor', 'Its video is the newest one named pastor-video'] },
      { ministries: ['Ministry cards', 'In this order; four look best'] },
      { retreat: ['Men’s retreat', 'Links to the men’s ministry page'] },
      { revival: ['Revival', 'Its video is the newest one named august16-promo-video'] },
      { support: ['Giving', 'Above the cards, which use the text of the giving page'] },
      { prayer: ['Prayer', 'The invitation to send a prayer request'] },
      { seo: 'For search engines' },
    ],
  },
  'api::prophetic-ministry-page.prophetic-ministry-page': {
    form: [
      { title: 'Title of the page' },
      { intro: ['Introduction', 'Below the title'] },
      { about: ['About', 'Leave a blank line to start a new paragraph'] },
      { quote: 'Quotation' },
      { focusTitle: 'Title above the areas' },
      { focusAreas: ['Areas', 'Four look best'] },
      { word: ['Word for the year', 'Its picture is the newest one named prophetic-word-2025'] },
      { scripturesTitle: ['Title above the scripture cards', 'Optional'] },
      { scriptures: ['Scripture cards', 'Three look best'] },
      { seo: 'For search engines' },
    ],
  },
  'api::marriage-ministry-page.marriage-ministry-page': {
    form: [
      { title: 'Title of the page' },
      { intro: ['Introduction', 'Below the title'] },
      { about: ['About', 'Leave a blank line to start a new paragraph'] },
      { servicesTitle: 'Title above the services' },
      { services: ['Services', 'Six look best'] },
      {
        safety: [
          'For those who are not safe at home',
          'Please keep this: some people who read this page are in danger',
        ],
      },
      { principlesTitle: 'Title above the principles' },
      { principles: ['Biblical principles', 'Four look best'] },
      { buildingBlocksTitle: 'Title above the building blocks' },
      { buildingBlocks: ['Building blocks', 'Three look best'] },
      { galleryTitle: 'Title above the photos' },
      {
        gallery: [
          'Photos',
          'One entry per photo. If you do not choose a picture, the first entry shows the file named 1 in the folder public / Marriage Ministry, the second the file named 2, and so on',
        ],
      },
      { schedule: ['Invitation to counseling', 'Next to the button that opens the form'] },
      { seo: 'For search engines' },
    ],
  },
  'api::mens-ministry-page.mens-ministry-page': {
    form: [
      { title: 'Title of the page' },
      { intro: ['Introduction', 'Below the title'] },
      { about: ['About', 'Leave a blank line to start a new paragraph'] },
      { focusTitle: 'Title above the areas' },
      { focusAreas: ['Areas', 'Four look best'] },
      { retreat: 'Men’s retreat' },
      { seo: 'For search engines' },
    ],
  },
  'api::prayer-page.prayer-page': {
    form: [
      { title: 'Title of the page' },
      { intro: ['Introduction', 'Below the title'] },
      { scripture: 'Scripture' },
      { promise: ['What happens to a request', 'Promise here only what the team can keep'] },
      { seo: 'For search engines' },
    ],
  },
  'api::contact-page.contact-page': {
    form: [
      { title: 'Title of the page' },
      { intro: ['Introduction', 'Below the title'] },
      { scripture: ['Scripture', 'Optional'] },
      { details: ['What happens to a message', 'Promise here only what the team can keep'] },
      { seo: 'For search engines' },
    ],
  },
  'api::support-page.support-page': {
    form: [
      { title: 'Title of the page' },
      { intro: ['Introduction', 'Below the title'] },
      { scripture: ['Scripture', 'Optional'] },
      { pakistan: ['Card: Pakistan', 'Where its button leads is in the site settings'] },
      { bibleNote: ['What a Bible costs', 'Shown on the Pakistan card'] },
      { ecuador: 'Card: Ecuador' },
      { general: 'Card: general fund' },
      {
        gifts: [
          'How gifts are used',
          'Below the cards. Say only what is true, and who can confirm it. If left empty, it is not shown',
        ],
      },
      { seo: 'For search engines' },
    ],
  },
  'api::video-preview-page.video-preview-page': {
    form: [
      { title: 'Title of the page' },
      { intro: ['Introduction', 'Below the title'] },
      { contactNote: ['Who to contact', 'Who can upload the video'] },
      { tipsTitle: 'Title above the list' },
      { tips: ['What to check', 'One line per item'] },
      { seo: 'For search engines' },
    ],
  },
  'api::about-page.about-page': {
    form: [
      { title: 'Title of the page' },
      { intro: ['Introduction', 'Below the title'] },
      {
        body: [
          'Text',
          'Start a heading with ##. Say what you believe, who you are and who answers for you, by name where you can. How to report a concern is added at the end; its address is in the site settings',
        ],
      },
      { seo: 'For search engines' },
    ],
  },
  'api::privacy-page.privacy-page': {
    form: [
      { title: 'Title of the page' },
      { intro: ['Introduction', 'Below the title'] },
      {
        body: [
          'Text',
          'Start a heading with ##. Say only what is true, and update this text when the site or the team changes. Every form links to the section “What we cannot keep to ourselves”: keep its heading as it is, and check with someone who knows the law where you live',
        ],
      },
      { seo: 'For search engines' },
    ],
  },
  'api::gospel-presentation.gospel-presentation': {
    form: [
      { title: 'Title' },
      { intro: ['Introduction', 'Below the title'] },
      { sections: ['Five parts', 'The beginning, the bad news, the good news, your decision, God’s promise'] },
      { callToAction: ['At the end', 'Around the buttons that open the form and the book'] },
      { scriptureCards: 'Five scripture cards' },
      { seo: 'For search engines' },
    ],
  },
};
