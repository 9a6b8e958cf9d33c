import type { HomePage } from '../../../../cms/src/contracts/home-page';
import type { PageSeed } from '../../content-types';

export const homePage = {
  seo: {
    title: 'Prayer, teaching and care',
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
  banner: {
    title: 'He is risen',
    text: 'Because the tomb is empty, we go. In Pakistan, pastors carry Bibles by motorbike to congregations that meet behind closed doors; in Ecuador, churches from the highlands and the coast put up tents and sing until midnight. The news is the same in Punjabi and in Kichwa.',
  },
  library: {
    title: 'For those who care for others',
    text: 'Articles on men’s ministry, marriage, raising children and calling, along with training for pastors, counselors and volunteers. Read one on your own, or take it to your group.',
  },
  books: {
    title: 'Two books to begin with',
    text: 'One is for homes where somebody is always angry. The other is for churches that want to hear God and keep their Bibles open while they do.',
  },
  counters: {
    title: 'Lives, counted in the field',
    text: 'These are the totals that our teams and partner churches have reported from their gatherings over the years. They are human counts, and only God knows hearts. Behind each figure stands somebody who went home with a story.',
    salvations: 'salvations reported',
    healings: 'healings reported',
  },
  about: {
    title: 'Meet the pastor',
    text: 'In 32 years of ministry the Pastor has sat in emergency rooms at three in the morning, married couples who are grandparents now, and preached where the power went out before the sermon did.\n\nHe teaches what he learned there. Jesus saves sinners. The Bible can bear your weight. And looking after people takes patience, two good ears, and the sense to call a doctor or a counselor in time.',
    videoTitle: 'A welcome from the Pastor',
    videoDescription: 'A short film to greet you before you look around.',
  },
  ministries: [
    {
      title: 'Men’s ministry',
      text: 'Once a year a retreat, and every week a table where men tell the truth, read the Gospels and fix whatever is broken at a widow’s house.',
      icon: 'shield',
      path: '/mens-ministry',
      picture: { alt: 'Three men putting a roof on a house at sunrise: one hammers, two bring a beam' },
    },
    {
      title: 'Marriage ministry',
      text: 'Preparation before the wedding, counsel when it hurts, and an older couple to walk with you in between.',
      icon: 'rings',
      path: '/marriage-ministry',
      picture: { alt: 'A couple walking down a wet street under one umbrella' },
    },
    {
      title: 'Prophetic ministry',
      text: 'Words that build up, given gently, weighed by others and always answerable to Scripture.',
      icon: 'flame',
      path: '/prophetic-ministry',
      picture: { alt: 'An oil lamp burning beside an open scroll, before dawn' },
    },
    {
      title: 'Pastoral care',
      text: 'Hospital visits, funerals, and a call in the months afterward, when the house has gone quiet and the casseroles have stopped coming.',
      icon: 'heart',
      path: null,
      picture: {
        image: 'ministry-care',
        alt: 'A visitor at an open door at nightfall, taking the hands of the woman who opens',
      },
    },
  ],
  retreat: {
    title: 'Over 350 men, one weekend in August',
    text: 'They arrived from farms, offices and night shifts. Before the buses left, 25 had repented or come back to the Lord, many had been baptized, and 7 healings had been documented. You can read three of their stories and see the photos.',
    picture: { alt: 'Tents glowing under the stars at the retreat, with the shadow of a man reading in one of them' },
  },
  revival: {
    title: 'Where revival has come',
    text: 'Open-air nights, borrowed sound systems, people walking in from the fields with children asleep on their shoulders. The timeline tells what happened at each gathering and what the local churches reported afterward. Where believers have to be careful, it names a region and nothing closer.',
    videoTitle: 'Revival in Pakistan, August 16',
    videoDescription: 'The invitation that went out before the gathering.',
  },
  support: {
    title: 'Help that travels far',
    text: 'Two mission fields and a general fund. Choose the one God has put on your heart, and give only what you can give gladly.',
  },
  prayer: {
    title: 'How can we pray for you?',
    text: 'Write in your own words, in English or in Spanish. The prayer team reads every request, and if you mark yours confidential, only that team will see it.',
    scripture: 'PSA 145:18',
  },
  // An invented answer to prayer would be a false testimony.
  answeredPrayers: [],
} satisfies PageSeed<HomePage>;
