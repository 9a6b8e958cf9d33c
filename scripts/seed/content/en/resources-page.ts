import type { ResourcesPageSeed } from '../../content-types';

export const resourcesPage = {
  seo: {
    title: 'Pastoral articles and training',
    description:
      'Articles on men’s ministry, marriage, family and calling, an 8-module course in pastoral care, and recommended books in English and Spanish.',
  },
  title: 'Resource library',
  intro:
    'Reading and training for pastors, counselors, volunteers and families. Use whatever serves your people, and trade our examples for ones from your own street.',
  blogsIntro: 'Articles to read alone, as a couple or with a group, each with something you can try this week.',
  trainingIntro:
    '8 complete modules built on 32 years of ministry experience, for the hours when a pastor is needed most: beside a hospital bed, in a counseling room, at a wedding and at a graveside.',
  booksIntro:
    'Recommended books in English and in Spanish, and a discipleship website for those who want to keep growing. Links open in a new tab.',
} satisfies ResourcesPageSeed;
