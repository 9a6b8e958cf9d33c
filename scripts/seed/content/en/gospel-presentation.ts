import type { GospelPresentation } from '../../../../cms/src/contracts/gospel-presentation';
import type { PageSeed } from '../../content-types';

export const gospelPresentation = {
  seo: {
    title: 'Eternal life: the gospel in five short parts',
    description:
      'The beginning, the bad news, the good news, your decision and God’s promise, with the passages of the Bible behind them.',
  },
  title: 'Eternal life',
  intro:
    'Five short parts and a few minutes. Read at your own pace, argue where you want to, and stop whenever you like.',
  sections: [
    {
      title: 'The beginning',
      text: 'You are no accident. God made people to know him and to resemble him in the world: to love, to make things, to tell the truth, to look after what he made. The longing you feel for something that lasts comes from there.',
      scripture: 'GEN 1:27',
    },
    {
      title: 'The bad news',
      text: 'All of us have turned from him. Sometimes it was loud, and often it was quiet, a life arranged so as not to need him. The Bible calls this sin. It spoils what we touch, it separates us from the one who gives life, and no amount of being good afterward pays for it.',
      scripture: 'ROM 3:23',
    },
    {
      title: 'The good news',
      text: 'God did not wait for us to improve. His Son Jesus became one of us, lived as we have not lived, and died on a cross in our place, carrying what we had earned. On the third day he rose, and people ate breakfast with him. The debt is paid and death has lost.',
      scripture: 'ROM 5:8',
    },
    {
      title: 'Your decision',
      text: 'A gift is yours when you take it. To turn to God is to stop defending yourself and to trust Jesus with your past, your death and your Monday. You can tell him in words like these: “Lord Jesus, I have sinned against you and I cannot mend it. I believe that you died for me and rose. Forgive me, receive me, and teach me to live as yours.” The words themselves have no power. He does, and he hears you.',
      scripture: 'JHN 1:12',
    },
    {
      title: 'God’s promise',
      text: 'Whoever comes to Christ is not on probation. Eternal life begins now and does not hang on how strongly you feel it tonight. There will be doubts, falls and ordinary days, and in all of them he keeps hold of you. So do not walk alone: begin reading the Gospel of John, talk with God each day, and find a church where the Bible is opened and people are kind.',
      scripture: 'JHN 10:27-28',
    },
  ],
  callToAction: {
    title: 'What now?',
    text: 'If you have just prayed, or have more questions than you had ten minutes ago, we would like to hear about it.',
    connectText:
      'Leave your name and email address, and someone will write to you. You may ask anything. Nobody will press you for a decision or for money.',
    bookText: 'Would you rather read first? This book explains the first steps without hurry.',
  },
  scriptureCards: ['ROM 6:23', 'ROM 10:9-10', 'EPH 2:8-9', '1CO 15:1-4', 'ACT 4:12'],
} satisfies PageSeed<GospelPresentation>;
