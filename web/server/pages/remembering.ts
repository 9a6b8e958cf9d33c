/** Remembers what a pure function answered, and forgets everything once it has `maximum` answers. */
export function remembering<V>(maximum: number, answer: (question: string) => V): (question: string) => V {
  const answers = new Map<string, V>();
  return (question) => {
    const known = answers.get(question);
    if (known !== undefined) return known;
    const made = answer(question);
    if (answers.size >= maximum) answers.clear();
    answers.set(question, made);
    return made;
  };
}
