import type { ResourcesPageSeed } from '../../content-types';

export const resourcesPage = {
  seo: {
    title: 'Pastoral articles and training',
    description:
      'Articles on men’s ministry, marriage, family and calling, an 8-module course in pastoral care, and recommended books in English and Spanish.',
  },
  title: 'Resource library',
  intro:
    'Reading and training for pastors, counselors, volunteers and families. Use whatever serves your people, and trade the examples in it for ones from your own street.',
  blogsIntro: 'Articles to read alone, as a couple or with a group, each with something you can try this week.',
  trainingIntro:
    'For the hours when a pastor is needed most: beside a hospital bed, in a counseling room, at a wedding and at a graveside.',
  booksIntro:
    'Recommended books in English and in Spanish, and a discipleship website for those who want to keep growing. Links open in a new tab.',
  aboutTraining: {
    title: 'About this training',
    text: 'The course has 8 complete modules, built on 32 years of ministry experience. You can read one in half an hour and use it the same week: what to hold on to, what to do, what to leave alone, the passages behind it, and four tasks to begin with. Each module also tells you where your part ends, whom to call next, and how to stay close to people once a professional is looking after them.',
    quote: {
      text: 'The first person I ever visited in a hospital asked me nothing about the Bible. She asked whether I could stay until her sister arrived. Most of what I have learned since has to do with saying yes to that, and with knowing what to do while we waited.',
      attribution: 'Pastor',
    },
    scripture: '1CO 12:22-26',
  },
  discipleship: {
    title: 'Our discipleship website',
    text: 'For anyone who has begun to follow Jesus, or is beginning again, and for the friend who walks along: lessons and reading to take at your own pace.',
  },
} satisfies ResourcesPageSeed;
