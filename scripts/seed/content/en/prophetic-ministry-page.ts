import type { PropheticMinistryPage } from '../../../../cms/src/contracts/prophetic-ministry-page';
import type { PageSeed } from '../../content-types';

export const propheticMinistryPage = {
  seo: {
    title: 'Prophetic ministry, weighed by Scripture',
    description:
      'How we give, weigh and teach prophecy: to build up, encourage and comfort, with Scripture above every word and no pressure on anyone.',
  },
  title: 'Prophetic ministry',
  intro:
    'We expect God to speak, and we take seriously that he told us to test what we hear. This page says what we do, and what nobody may do in his name.',
  about: {
    title: 'How we understand prophecy',
    text: 'Scripture is complete, and no word spoken here is placed beside it. At its best, prophecy brings something already written to one person on one particular day, at an hour when it is needed.\n\nThose who prophesy see in part and sometimes mistake their own wishes for God’s voice. So a word is offered and never imposed. A second leader listens. Someone writes it down. The person who receives it is asked to pray, to read, and to talk it over with a pastor before acting on any of it. Nobody on our team will tell you whom to marry, where to move, what to give, or whether to go on taking your medicine. If anyone does, please tell us.',
  },
  quote: {
    text: 'A word from God has nothing to fear from an open Bible, a wise friend and a week of waiting. If it cannot stand all three, let it go in peace.',
    attribution: 'Pastor',
  },
  focusTitle: 'Four areas of service',
  focusAreas: [
    {
      title: 'Personal prophecy',
      text: 'A few quiet minutes of prayer for one person, always with two trained members of the team. You may bring a friend and record what is said, and you are free to answer, “I don’t recognize that.”',
      icon: 'voice',
    },
    {
      title: 'Corporate prophecy',
      text: 'Whoever senses something for the whole church brings it to the elders first. They weigh it together, and they would rather keep a true word a week too long than announce a false one.',
      icon: 'people',
    },
    {
      title: 'Prophetic intercession',
      text: 'A small group meets early to listen and to pray for families, cities and the mission fields. What they perceive about somebody becomes prayer and stays out of conversation.',
      icon: 'prayer',
    },
    {
      title: 'Training and equipping',
      text: 'Six evenings in 1 Corinthians 12 to 14 with plenty of practice: blessing without pushing, saying “I may be wrong,” and apologizing when you were.',
      icon: 'book',
    },
  ],
  word: {
    title: 'Prophetic Word for 2025',
    text: 'In the prayer meetings that closed 2024, several people who had not spoken with each other wrote down the same word: purpose. The elders weighed it and share it as an encouragement. It is no forecast. It names no dates, and it promises no one money, a cure or a spouse.\n\nWe sensed the Lord asking his people to stop measuring a year by how full it was. For many of us the answer to “What am I here for?” lies nearby: a neighbor we avoid, a promise half kept, a gift laid aside after a disappointment.',
    imageAlt: 'A watchman on a city wall before dawn, shading his eyes to look toward the first line of gold',
    purposeTitle: 'PURPOSE',
    purpose:
      'Go back to the last thing you are sure God asked of you. Set down one thing that he did not ask. Then take the next faithful step where you already are, and let Scripture and honest friends correct your course.',
  },
  scripturesTitle: 'The passages we keep in front of us',
  scriptures: ['1CO 14:3', '1TH 5:19-21', 'JOL 2:28'],
} satisfies PageSeed<PropheticMinistryPage>;
