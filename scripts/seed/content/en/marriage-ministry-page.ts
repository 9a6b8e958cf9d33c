import type { MarriageMinistryPage } from '../../../../cms/src/contracts/marriage-ministry-page';
import type { PageSeed } from '../../content-types';

export const marriageMinistryPage = {
  seo: {
    title: 'Marriage ministry and counseling',
    description:
      'Preparation for engaged couples, enrichment, help in a crisis, workshops, mentor couples and renewal of vows, with a form to ask for counseling.',
  },
  title: 'Marriage ministry',
  intro:
    'For the engaged, the newly married, the tired and the nearly finished. Come as a couple, or let one of you come first.',
  about: {
    title: 'Two people and a promise',
    text: 'A marriage seldom breaks in a day. It wears thin: a debt nobody mentions, a grief carried in separate rooms, years of answering without looking up. It is mended the same way, in small acts repeated, and seldom by two people alone.\n\nOur counselors are pastors and seasoned couples. They hear both sides, open the Bible, and know where their training ends. With addiction or illness they work beside licensed professionals, and when a child is being harmed they report it, even when someone begs them to keep quiet.',
  },
  servicesTitle: 'How we can walk with you',
  services: [
    {
      title: 'Pre-marriage counseling',
      text: 'Four to six sessions before the wedding about money, in-laws, faith, intimacy, children, and what each of you does when you are angry.',
      icon: 'rings',
    },
    {
      title: 'Marriage enrichment',
      text: 'An evening for couples who are doing well and mean to stay that way: supper, one topic, and most of the time to talk with each other instead of listening to a speaker.',
      icon: 'seedling',
    },
    {
      title: 'Crisis intervention',
      text: 'An affair, a separation, a sentence that cannot be unsaid. We meet each of you alone first, ask about safety before anything else, and only then consider whether to sit down together.',
      icon: 'lifeline',
    },
    {
      title: 'Workshops',
      text: 'A Saturday on a single subject, such as blended families, a budget for two, or listening while upset. You go home with one exercise for the week.',
      icon: 'book',
    },
    {
      title: 'Mentor couples',
      text: 'A trained couple with some years behind them sees you once a month for a year, at their table or at yours, and answers the phone in between.',
      icon: 'people',
    },
    {
      title: 'Renewal ceremonies',
      text: 'After many years, or after a hard one, we help you find words for the vows you made and say them again before those you love.',
      icon: 'heart',
    },
  ],
  safety: {
    title: 'If you are not safe at home',
    text: 'Counseling can wait and your safety cannot. If someone at home hits you, threatens you, forces you or watches your every move, call the emergency number where you live or a domestic violence service. Use a phone or computer that nobody else looks at, for this page as well, and leave the form below empty if that person may read your messages.\n\nWe will not send you back. We will not put you both in one room. We will help you reach people who know how to protect you and your children.',
  },
  principlesTitle: 'Four principles from Scripture',
  principles: [
    {
      title: 'A covenant between two who leave and join',
      text: 'Leaving, joining and becoming one are still going on ten years after the wedding, every time a couple settles a matter between themselves before calling either mother.',
      scripture: 'GEN 2:24',
    },
    {
      title: 'Love that gives itself up',
      text: 'The measure that Paul holds out to husbands is a cross. Whoever quotes the chapter to get his own way has stopped reading too soon.',
      scripture: 'EPH 5:25',
    },
    {
      title: 'Forgiveness with open eyes',
      text: 'To forgive is to stop collecting a debt. One may do that and still call the wrong by its name, set a limit, and let time show whether the change is real.',
      scripture: 'COL 3:13',
    },
    {
      title: 'God in the weave',
      text: 'A third strand holds when the other two are frayed. Praying together, however clumsily, is one way to tie it in again.',
      scripture: 'ECC 4:12',
    },
  ],
  buildingBlocksTitle: 'Three building blocks for ordinary weeks',
  buildingBlocks: [
    {
      title: 'Honest talk',
      text: 'Ten minutes a day with the screens in another room. Each says what went well, what was hard, and what tomorrow asks for.',
      icon: 'voice',
    },
    {
      title: 'Shared faith',
      text: 'One church, one Bible on the kitchen table, and permission to ask each other the questions that neither of you can answer.',
      icon: 'prayer',
    },
    {
      title: 'Loyal affection',
      text: 'Thanks said aloud, a hand held in the waiting room, an hour a week that nobody else can book, and the same faithfulness when one of you travels.',
      icon: 'heart',
    },
  ],
  galleryTitle: 'Small things that hold a marriage',
  gallery: [
    { alt: 'Two cups steaming side by side at a window at sunrise' },
    { alt: 'Two wedding rings on an open Bible' },
    { alt: 'A couple on a bench by a lake, seen from behind, her head on his shoulder' },
    { alt: 'A porch at night with the lamp left on and two rocking chairs' },
    { alt: 'An older couple walking arm in arm between trees, toward the light' },
    { alt: 'The open door of a small stone church at dusk, with light inside' },
  ],
  schedule: {
    title: 'Talk with someone',
    text: 'Tell us in a few lines what you would like help with, in English or in Spanish, and a counselor will contact you to arrange a first conversation. Pastoral counseling here lasts two or three sessions; for what needs longer, we help you find a licensed counselor.',
  },
} satisfies PageSeed<MarriageMinistryPage>;
