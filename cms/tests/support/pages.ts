/** A home page as an editor enters it; `mark` makes its texts distinct. */
export function homePage(mark: string) {
  const scripture = { verse: `Verse ${mark}`, reference: `Romans 6:23 ${mark}` };
  return {
    seo: { title: `Title ${mark}`, description: `Description ${mark}` },
    hero: {
      eyebrow: `Eyebrow ${mark}`,
      title: `Hero ${mark}`,
      subtitle: `Subtitle ${mark}`,
      scripture,
      imageAlt: `Hills ${mark}`,
    },
    library: { title: `Library ${mark}`, text: `Text ${mark}` },
    prayer: { title: `Prayer ${mark}`, text: `Text ${mark}`, scripture },
  };
}

export function siteSetting(mark: string) {
  return {
    ministryName: `Ministry ${mark}`,
    tagline: `Tagline ${mark}`,
    pastorName: 'Pastor',
    defaultDescription: `Description ${mark}`,
    footerText: `Footer ${mark}`,
    contactEmail: 'contact@example.org',
    readingBookUrl: 'https://example.org/book',
    discipleshipUrl: 'https://example.org/discipleship',
    salvationsCount: 47367,
    healingsCount: 39612,
  };
}

export function article(slug: string, position = 1) {
  return {
    slug,
    position,
    title: `Title of ${slug}`,
    excerpt: `Excerpt of ${slug}`,
    category: 'Marriage Ministry',
    content: `# Title of ${slug}\n\nA **first** paragraph.\n\n> For the wages of sin is death, but the free gift of God is eternal life in Christ Jesus our Lord.\n> — Romans 6:23\n`,
  };
}
