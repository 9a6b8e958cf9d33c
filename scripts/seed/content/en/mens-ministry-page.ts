import type { MensMinistryPage } from '../../../../cms/src/contracts/mens-ministry-page';
import type { PageSeed } from '../../content-types';

export const mensMinistryPage = {
  seo: {
    title: 'Men’s ministry: identity, leadership, unity and the gospel',
    description:
      'What our men’s ministry works on: living as sons of God, and because of that as husbands, fathers, workmates and friends.',
  },
  title: 'Men’s ministry',
  intro: 'Men learning to live first as sons of God, and because of that as husbands, fathers, workmates and friends.',
  about: {
    title: 'Known by three others',
    text: 'It is possible to attend a church for years and go home unknown every Sunday. Here each man is asked to let at least three others know him: where he is strong, where he keeps falling, and what he is afraid of.\n\nWe read the Gospels aloud, repair what is broken in houses where nobody can, and pray for one another by name. A confession made in the group remains in the group, except when somebody’s life or a child is in danger. Then we get help, and every man hears this on his first night.',
  },
  focusTitle: 'What we work on',
  focusAreas: [
    {
      title: 'Identity',
      text: 'A man who has to prove himself is tiring to live with. We begin with what the Father says about those who belong to Christ, and return there after every success and every failure.',
      icon: 'crown',
    },
    {
      title: 'Leadership',
      text: 'Jesus took a towel. We practice apologizing first, keeping small promises to children, and deciding with a wife instead of for her.',
      icon: 'lamp',
    },
    {
      title: 'Unity',
      text: 'Mechanics, accountants, newcomers and grandsons of founders eat from the same pot. Whoever has something against a brother goes to him before he goes to anyone else.',
      icon: 'bridge',
    },
    {
      title: 'The gospel',
      text: 'Each man learns to tell in five minutes what Christ has done for him, without making himself the hero, and to listen for twice as long.',
      icon: 'cross',
    },
  ],
  retreat: {
    title: 'Men’s Retreat 2025',
    text: 'Three days at a camp in the hills, with thin mattresses and no signal. Between meals the men sat in circles of eight, next to somebody they had never met, and read one chapter slowly. On Saturday night they sang until the generator went off, and then went on singing.',
    date: 'August 15–17, 2025',
    attendance: 'Over 350 men',
    theme: 'Standing firm in the faith',
    keyVerse: '1CO 16:13-14',
    figures: [
      { value: '25', label: 'repentances or restorations' },
      { value: 'Many', label: 'baptisms' },
      { value: '7', label: 'documented healings' },
    ],
    figuresNote:
      'We write “documented” only where a man brought his medical records and agreed to be counted. No one was asked to stop a treatment. Those who went home still ill were loved and prayed for as much as anybody, and their faith was not in question.',
    testimoniesTitle: 'Three stories from that weekend',
    testimonies: [
      {
        title: 'Salvation',
        text: '“My brother-in-law paid for my place, so I went, for the food. On Saturday somebody read about the man who would not even lift his eyes and only asked for mercy. I had been that man for eleven years without the asking. So I asked.”',
        name: 'A welder, 41',
      },
      {
        title: 'Baptism',
        text: '“The river was freezing, and my son was on the bank laughing at my face. I had put it off for nine years because I thought I should be better first. The pastor told me that baptism is for people who have given up on that.”',
        name: 'A truck driver, 36',
      },
      {
        title: 'Healing',
        text: '“I had not raised this arm above my shoulder for two years. They prayed, and it went up. I did not make a speech. I went to my doctor that Wednesday, he compared it with the old scan, and he is the one who changed my treatment.”',
        name: 'A retired teacher, 63',
      },
    ],
    galleryTitle: 'Photos of the retreat',
    gallery: [
      { alt: 'Tents glowing under the stars, and the shadow of a man who is still reading' },
      { alt: 'A circle of eight men sitting on logs around a campfire' },
      { alt: 'Two men in the river at sunrise: one raises his hand, the other leans back on his arm' },
      { alt: 'A man from behind, and two others at his sides, each with a hand on his shoulder' },
      { alt: 'A long table under lanterns, full of plates and bread, with one pot in the middle' },
      { alt: 'The road home: a bus winding through the hills toward a village, with the sun low' },
    ],
  },
} satisfies PageSeed<MensMinistryPage>;
