import type { BookSeed } from '../../content-types';

export const books = [
  {
    title: 'When the Fire Goes Down: Overcoming Anger, One Day at a Time',
    author: 'Pastor',
    description:
      'For the father who shouted at breakfast, the woman who goes silent for a week, and whoever lives with them. Short chapters look at what anger is guarding, what Scripture asks of it and how to repair what it has broken. One of them says plainly when anger has become abuse, and why the safety of the others then comes first.',
    category: 'Spiritual Growth',
    amazonUrl: 'https://example.org/books/when-the-fire-goes-down',
    cover: 'overcoming-book-cover',
    position: 1,
  },
  {
    title: 'The Unhurried Plan: Hearing, Testing and Obeying What God Says',
    author: 'Pastor',
    description:
      'How does God speak today, and how can a church tell his voice from a strong feeling? With the prophets and the book of Acts open on the table, this book teaches you to receive a word, weigh it with others and wait without fear. It is meant for congregations that want the gift and want people to be safe around it.',
    category: 'Prophetic',
    amazonUrl: 'https://example.org/books/the-unhurried-plan',
    cover: 'prophetic-plan-book-cover',
    position: 2,
  },
] satisfies BookSeed[];
