import type { Quiz } from '@contracts/quiz';
import { useEffect, useRef, useState } from 'react';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Small } from '../../ui/text';
import type { Answers } from './answers';
import { completedWith, placeAfter, placeOf, withAnswer } from './quiz-progress';
import { QuizQuestion } from './quiz-question';
import { QuizResults } from './quiz-results';
import { scoreOf } from './score';
import { useQuizResult } from './use-quiz-result';

const noAnswers: Answers = {};

type QuizRunProps = { quiz: Quiz; moduleSlug: string; onDone: () => void };

/** One visitor's way through the questions. What was answered lies in the store; only the place is this component's. */
export function QuizRun({ quiz, moduleSlug, onDone }: QuizRunProps) {
  const { t, locale } = useLanguage();
  const { questions } = quiz;
  const { result, keep } = useQuizResult(moduleSlug, quiz);
  const answers = result?.answers ?? noAnswers;
  const [place, setPlace] = useState(() => placeOf(questions, answers));
  const lang = contentLanguage(quiz, locale);
  const question = questions[place];
  // Another tab may have begun anew, and the answers that were given here are gone.
  const following = placeAfter(questions, answers, place);

  const isScoreChecked = useRef(false);
  useEffect(() => {
    // An editor may have corrected a question since: cards then show what the results say. Once only, because another
    // tab may still have the questions as they were, and the two would correct each other without end.
    if (!result?.completed || isScoreChecked.current) return;
    isScoreChecked.current = true;
    const score = scoreOf(questions, result.answers);
    if (result.score !== score) keep({ ...result, score });
  }, [questions, result, keep]);

  function next() {
    if (following === null) keep(completedWith(questions, answers, new Date()));
    else setPlace(following);
  }

  function retake() {
    keep(null);
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
            leadsToResults={following === null}
            lang={lang}
            chosen={answers[question.id]}
            onChoose={(answer) => keep(withAnswer(questions, answers, question.id, answer))}
            onPrevious={() => setPlace(place - 1)}
            onNext={next}
          />
        )
      )}
    </>
  );
}
