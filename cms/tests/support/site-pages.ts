/** Pages as an editor enters them; `mark` makes their texts distinct. */
const seo = (mark: string) => ({ title: `Title ${mark}`, description: `Description ${mark}` });
const section = (mark: string) => ({ title: `Section ${mark}`, text: `First.\n\nSecond ${mark}.` });
const scripture = (mark: string) => ({ verse: `Verse ${mark}`, reference: `Romans 6:23 ${mark}` });
const page = (mark: string) => ({ seo: seo(mark), title: `Page ${mark}`, intro: `Intro ${mark}` });
const times = <T>(count: number, make: (number: number) => T) => Array.from({ length: count }, (_, i) => make(i + 1));
const photos = (mark: string) => times(6, (number) => ({ alt: `Photo ${number} ${mark}` }));
const cards = (mark: string) => times(2, (number) => ({ ...section(`${number} ${mark}`), icon: 'flame' }));

export const contactPage = (mark: string) => ({
  ...page(mark),
  scripture: scripture(mark),
  details: `Details ${mark}`,
});

export const supportPage = (mark: string) => ({
  ...page(mark),
  pakistan: section(`Pakistan ${mark}`),
  givingPakistanUrl: 'https://example.org/pakistan',
  bibleNote: `$6 ${mark}`,
  ecuador: section(`Ecuador ${mark}`),
  givingEcuadorUrl: 'https://example.org/ecuador',
  general: section(`General ${mark}`),
});

export const videoPreviewPage = (mark: string) => ({
  ...page(mark),
  contactNote: `Contact ${mark}`,
  tipsTitle: `Tips ${mark}`,
  tips: [{ text: `Sound ${mark}` }, { text: `Picture ${mark}` }],
});

export const aboutPage = (mark: string) => ({ ...page(mark), body: `## Heading ${mark}\n\n- **God:** ${mark}\n` });

export const privacyPage = (mark: string) => ({ ...page(mark), body: `## Heading ${mark}\n\nText <b>${mark}</b>.\n` });

export const gospelPresentation = (mark: string) => ({
  ...page(mark),
  sections: times(5, (number) => ({ ...section(`${number} ${mark}`), scripture: scripture(`${number} ${mark}`) })),
  callToAction: { ...section(mark), connectText: `Connect ${mark}` },
  scriptureCards: times(5, (number) => scripture(`${number} ${mark}`)),
});

export const propheticMinistryPage = (mark: string) => ({
  ...page(mark),
  about: section(mark),
  quote: { text: `Quote ${mark}` },
  focusTitle: `Focus ${mark}`,
  focusAreas: cards(mark),
  word: { ...section(mark), imageAlt: `Light ${mark}`, purposeTitle: 'PURPOSE', purpose: `Purpose ${mark}` },
  scriptures: times(3, (number) => scripture(`${number} ${mark}`)),
});

export const marriageMinistryPage = (mark: string) => ({
  ...page(mark),
  about: section(mark),
  servicesTitle: `Services ${mark}`,
  services: cards(mark),
  safety: section(`Safety ${mark}`),
  principlesTitle: `Principles ${mark}`,
  principles: [{ ...section(mark), scripture: scripture(mark) }, section(`plain ${mark}`)],
  buildingBlocksTitle: `Blocks ${mark}`,
  buildingBlocks: cards(mark),
  galleryTitle: `Gallery ${mark}`,
  gallery: photos(mark),
  schedule: section(`Schedule ${mark}`),
});

export const mensMinistryPage = (mark: string) => ({
  ...page(mark),
  about: section(mark),
  focusTitle: `Focus ${mark}`,
  focusAreas: cards(mark),
  retreat: {
    ...section(`Retreat ${mark}`),
    date: 'August 15–17, 2025',
    attendance: 'Over 350 men',
    theme: `Theme ${mark}`,
    keyVerse: scripture(mark),
    figures: [{ value: '25', label: `repentances ${mark}` }],
    testimonies: [{ ...section(mark), name: 'A welder' }, section(`nameless ${mark}`)],
    gallery: photos(mark),
  },
});

/** All optional parts of a home page. */
export const homePageParts = (mark: string) => ({
  banner: section(`Banner ${mark}`),
  books: section(`Books ${mark}`),
  counters: { ...section(mark), salvations: `salvations ${mark}`, healings: `healings ${mark}` },
  about: { ...section(`About ${mark}`), videoTitle: `Welcome ${mark}` },
  ministries: [
    { ...section(`Men ${mark}`), icon: 'shield', path: '/mens-ministry' },
    { ...section(`Care ${mark}`), picture: { alt: `A hand ${mark}` } },
  ],
  retreat: { ...section(`Retreat ${mark}`), picture: { alt: `Hills ${mark}` } },
  revival: { ...section(`Revival ${mark}`), videoTitle: `Film ${mark}`, videoDescription: `About it ${mark}` },
  support: section(`Support ${mark}`),
});
