import type { HomePageSeed } from '../../content-types';

export const homePage = {
  seo: {
    title: 'Daybreak Ridge Ministries: prayer, teaching and care',
    description:
      'Ask for prayer, read pastoral articles on marriage, family, men’s ministry and calling, and find training for those who care for others.',
  },
  hero: {
    eyebrow: 'Prayer, teaching and pastoral care',
    title: 'However the night went, come in',
    subtitle:
      'There are people here who will pray for you, articles a pastor can use on Sunday and a family can use on Tuesday, and training for anyone who cares for others.',
    scripture: 'LAM 3:22-23',
    imageAlt: 'Rows of hills before sunrise, with a band of gold light along the horizon',
  },
  library: {
    title: 'For those who care for others',
    text: 'Articles on men’s ministry, marriage, raising children and calling, along with training for pastors, counselors and volunteers. Read one on your own, or take it to your group.',
  },
  prayer: {
    title: 'How can we pray for you?',
    text: 'Write in your own words, in English or in Spanish. The prayer team reads every request, and if you mark yours confidential, the prayer team alone will see it.',
    scripture: 'PSA 145:18',
  },
} satisfies HomePageSeed;
