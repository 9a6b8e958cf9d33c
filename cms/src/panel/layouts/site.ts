import type { Layouts } from './layout';

export const siteLayouts: Layouts = {
  'api::revival-event.revival-event': {
    list: ['date', 'title', 'location', 'attendance'],
    sort: ['date', 'DESC'],
    namedBy: 'title',
    form: [
      { title: 'Title' },
      { date: ['Date', 'The timeline starts with the newest event. The same in both languages'] },
      {
        location: ['Place', 'As visitors read it: town, province and country'],
        region: [
          'Region',
          'Large enough to keep people safe, such as a province. Shown instead of the place if you choose to show only the region',
        ],
      },
      {
        placeIsRegionOnly: [
          'Show only the region',
          'For the safety of the people there, the place is not published. Do not name it in the title, the text, a caption or a file name either. The same in both languages',
        ],
      },
      {
        attendance: ['People present', 'A 0 is not shown. The same in both languages'],
        salvations: ['Salvations', 'A 0 is not shown. The same in both languages'],
        healings: ['Healings', 'A 0 is not shown. The same in both languages'],
      },
      { description: ['Text', 'What happened. Leave a blank line to start a new paragraph'] },
    ],
  },
  'api::event-media.event-media': {
    list: ['mediaUrl', 'caption', 'event', 'sortOrder', 'withdrawn'],
    sort: ['createdAt', 'DESC'],
    namedBy: 'caption',
    form: [
      { event: ['Event', 'The timeline event it belongs to'] },
      { mediaUrl: 'Picture or video' },
      {
        caption: [
          'Caption in English',
          'Shown below it, and read aloud to those who cannot see. Without one, the Spanish caption is shown',
        ],
        captionEs: ['Caption in Spanish', 'Without one, the English caption is shown'],
      },
      {
        mediaType: ['Type', 'Set by what you choose above'],
        thumbnailUrl: ['Poster', 'The picture shown until a video plays. Without one, the site shows a placeholder'],
      },
      {
        sortOrder: [
          'Order',
          'Counted from 1 within each event; the others move to make room. If left empty, it comes last',
        ],
        withdrawn: [
          'Withdrawn',
          'Hidden from visitors as soon as you save. To show it again, turn this off and publish',
        ],
      },
    ],
  },
  'api::site-setting.site-setting': {
    form: [
      { ministryName: 'Name of the ministry', pastorName: 'Name of the pastor' },
      { tagline: 'Line next to the name' },
      { defaultDescription: ['Description for search engines', 'Used on pages that have none of their own'] },
      { footerText: 'Text in the footer' },
      { contactEmail: 'Email', contactPhone: 'Phone' },
      { contactAddress: 'Postal address' },
      {
        concernEmail: [
          'Email for concerns about the team',
          'Read by a person outside the team, such as a board member or a denominational office. Shown on the about page and the privacy page. If left empty, no address is offered',
        ],
      },
      {
        salvationsCount: ['Counter: salvations', 'Please change it in both languages'],
        healingsCount: ['Counter: healings', 'Please change it in both languages'],
      },
      { givingPakistanUrl: ['Giving link: Pakistan', 'The full address, starting with https://'] },
      { givingEcuadorUrl: 'Giving link: Ecuador' },
      { givingGeneralUrl: ['Giving link: general fund', 'If left empty, the card has no button'] },
      { readingBookUrl: ['Book link', 'At the end of the gospel presentation'] },
      { discipleshipUrl: 'Discipleship website' },
      { socialImage: ['Picture for shared links', '1200 × 630 pixels'] },
    ],
  },
  'api::crisis-line.crisis-line': {
    list: ['name', 'countryCode', 'kind', 'phone', 'lastCheckedOn'],
    sort: ['position', 'ASC'],
    namedBy: 'name',
    form: [
      {
        countryCode: [
          'Country code',
          'Two capital letters, such as US or EC. ZZ means all other countries. The same in both languages',
        ],
        kind: [
          'What it is for',
          'Emergency: police, fire, ambulance. Suicide: also other crises of the mind. Violence: at home. Children: a child being harmed',
        ],
      },
      { name: 'Who answers' },
      {
        phone: [
          'Number',
          'The number alone, as it is dialed within the country. What to press next belongs in the note',
        ],
        lastCheckedOn: [
          'Last called on',
          'The day on which you called the number and found it right. The same in both languages',
        ],
      },
      {
        smsNumber: ['Number for text messages', 'Optional'],
        smsText: ['Word to text', 'Optional: put into the message, such as AYUDA'],
      },
      {
        languages: ['Languages', 'As visitors read it: English and Spanish'],
        hours: ['Hours', 'As visitors read it: at any hour'],
      },
      { note: ['Note', 'Optional: press 2 for Spanish'] },
      {
        position: ['Position in the list', 'The lowest number comes first, in both languages'],
        key: ['Key', 'Not shown on the site; leave it as it is, and empty in a new one'],
      },
    ],
  },
};
