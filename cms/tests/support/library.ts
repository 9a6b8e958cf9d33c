const lines = (count: number, of: string) => Array.from({ length: count }, (_, at) => ({ text: `${of} ${at + 1}` }));

/** A module as an editor enters it; `mark` makes its texts distinct. */
export function trainingModule(slug: string, number: number, mark: string = slug) {
  return {
    slug,
    number,
    icon: 'hospital',
    title: `Title ${mark}`,
    description: `Description ${mark}`,
    category: 'Pastoral Care',
    overview: `Overview ${mark}`,
    keyPrinciples: lines(5, `Principle ${mark}`),
    dos: lines(7, `Do ${mark}`),
    donts: lines(7, `Don’t ${mark}`),
    personalStory: null,
    scriptureReferences: Array.from({ length: 4 }, (_, at) => ({
      verse: `Words ${mark}`,
      reference: `Romans 6:${at}`,
      translation: 'Test Bible',
    })),
    actionItems: lines(4, `Action ${mark}`),
  };
}

export type QuestionEntry = {
  questionId: string;
  type: string;
  question: string;
  options: { text: string }[];
  correctAnswer: string;
  explanation: string;
};

/** Questions 2 and 5 are true/false, 3 is a scenario, the others have four options. */
export function questions(mark: string): QuestionEntry[] {
  return ['multiple-choice', 'true-false', 'scenario', 'multiple-choice', 'true-false', 'multiple-choice'].map(
    (type, at) => ({
      questionId: `q${at + 1}`,
      type,
      question: `Question ${at + 1} ${mark}`,
      options: type === 'true-false' ? [] : lines(4, `Option ${mark}`),
      correctAnswer: type === 'true-false' ? 'false' : String(at % 4),
      explanation: `Because ${mark}`,
    }),
  );
}

export function quiz(key: string, mark: string = key) {
  return { key, questions: questions(mark) };
}

export function book(mark: string, position: number) {
  return {
    title: `Book ${mark}`,
    author: 'Author',
    description: `About ${mark}`,
    category: 'Prophetic',
    amazonUrl: 'https://example.org/book',
    position,
  };
}

/** How the panel sends a relation to another entry. */
export const naming = (documentId: string) => ({ connect: [{ documentId }], disconnect: [] });
