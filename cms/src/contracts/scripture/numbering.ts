import type { BookCode } from './books';

/** Chapters whose verses differ in number between RV 1909 and the World English Bible, such as Jonah's prayer. */
const movedChapters: Partial<Record<BookCode, readonly number[]>> = {
  NUM: [12, 13, 29, 30],
  '1SA': [23, 24],
  '2SA': [20],
  '1KI': [22],
  '1CH': [21],
  '2CH': [33],
  JOB: [35, 38, 39, 40],
  HOS: [11, 12],
  JON: [1, 2],
  ACT: [19],
  ROM: [14, 16],
  '2CO': [13],
};

/** True if the same numbers may mean other verses in the other translation. */
export const isNumberedDifferently = (book: BookCode, chapter: number): boolean =>
  movedChapters[book]?.includes(chapter) ?? false;
