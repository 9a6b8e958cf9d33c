import type { Quiz } from '@contracts/quiz';
import { useEffect, useRef, useState } from 'react';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Small } from '../../ui/text';
import type { Answers } from './answers';
import { completedWith, placeAfter, placeOf, withAnswer } from './quiz-progress';
import { QuizQuestion } from './quiz-question';
import { QuizResults } from './quiz-results';
import { scoreOf } from './answers';
import { useQuizResult } from './use-quiz-result';

const noAnswers: Answers = {};

type QuizRunProps = { quiz: Quiz; moduleSlug: string; onDone: () => void };

/** One run through the questions. Answers are in the store; only the position is local state. */
export function QuizRun({ quiz, moduleSlug, onDone }: QuizRunProps) {
  const { t, locale } = useLanguage();
  const { questions } = quiz;
  const { result, save } = useQuizResult(moduleSlug, quiz);
  const answers = result?.answers ?? noAnswers;
  const [place, setPlace] = useState(() => placeOf(questions, answers));
  const lang = contentLanguage(quiz, locale);
  const question = questions[place];
  // Another tab may have started over and cleared the answers.
  const following = placeAfter(questions, answers, place);

  const isScoreChecked = useRef(false);
  useEffect(() => {
    // Recalculates the score if an editor has corrected a question since. Only once: another tab may still have the old
    // questions, and the two would overwrite each other forever.
    if (!result?.completed || isScoreChecked.current) return;
    isScoreChecked.current = true;
    const score = scoreOf(questions, result.answers);
    if (result.score !== score) save({ ...result, score });
  }, [questions, result, save]);

  function next() {
    if (following === null) save(completedWith(questions, answers, new Date()));
    else setPlace(following);
  }

  function retake() {
    save(null);
    setPlace(0);
  }

  return (
    <>
      {lang && <Small>{t('quizDialog.otherLanguage')}</Small>}
      {result?.completed ? (
        <QuizResults questions={questions} answers={answers} lang={lang} onRetake={retake} onDone={onDone} />
      ) : (
        question && (
          <QuizQuestion
            question={question}
            number={place + 1}
            total={questions.length}
            opensResults={following === null}
            lang={lang}
            chosen={answers[question.id]}
            onChoose={(answer) => save(withAnswer(questions, answers, question.id, answer))}
            onPrevious={() => setPlace(place - 1)}
            onNext={next}
          />
        )
      )}
    </>
  );
}
