import type { CrisisLine } from '@contracts/crisis-line';
import type { Quiz } from '@contracts/quiz';
import type { Locale } from '@contracts/site-setting';
import type { TrainingModule } from '@contracts/training-module';
import { optionsOf } from '../../features/quiz/answers';
import { Line } from '../../features/training/module-lists';
import { contentLanguage, translationName } from '../../i18n/format';
import type { Translate } from '../../i18n/translate';
import { paragraphsOf } from '../../ui/paragraphs';
import { PreparingLine, preparingLineStyle, PreparingMetadata } from '../preparing';
import { moduleFileStyle } from './module-file-style';
import { quizScript } from './quiz-script';

export type ModuleEdition = {
  locale: Locale;
  t: Translate;
  ministry: string;
  module: TrainingModule;
  quiz: Quiz | null;
  crisisLines: readonly CrisisLine[];
  isClosed: boolean;
  /** The module's address on the site, with the language. */
  url: string;
};

type ModuleFileProps = { editions: readonly [ModuleEdition, ...ModuleEdition[]]; publicUrl: string };

/** A whole HTML document that needs no server: a module with its quiz, one language after the other. */
export function ModuleFile({ editions, publicUrl }: ModuleFileProps) {
  const [first] = editions;
  return (
    <html lang={first.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${first.module.title} · ${first.ministry}`}</title>
        <style dangerouslySetInnerHTML={{ __html: moduleFileStyle + preparingLineStyle }} />
        {first.isClosed ? <PreparingMetadata locale={first.locale} publicUrl={publicUrl} /> : null}
      </head>
      <body>
        {first.isClosed ? <PreparingLine locale={first.locale} /> : null}
        <main>
          {editions.map((edition) => (
            <Edition
              key={edition.locale}
              edition={edition}
              other={editions.find(({ locale }) => locale !== edition.locale)?.locale}
            />
          ))}
        </main>
        <script dangerouslySetInnerHTML={{ __html: quizScript }} />
      </body>
    </html>
  );
}

function Edition({ edition, other }: { edition: ModuleEdition; other: Locale | undefined }) {
  const { locale, t, ministry, module, quiz, url } = edition;
  return (
    <article id={locale} lang={locale}>
      <header>
        <div className="page">
          <div className="ministry">
            <span>{ministry}</span>
            {other === undefined ? null : (
              <a href={`#${other}`} lang={other}>
                {t('moduleFile.language')}
              </a>
            )}
          </div>
          <p className="kind">{`${t('training.number', { number: module.number })} · ${module.category}`}</p>
          <h1>{module.title}</h1>
          <p className="lead">{module.description}</p>
        </div>
      </header>
      <div className="page">
        <ModuleText edition={edition} />
        {quiz ? <QuizQuestions quiz={quiz} locale={locale} t={t} /> : null}
        <footer className="end">
          <p>{t('moduleFile.end')}</p>
          <p>
            <span>{t('moduleFile.source', { ministry })}</span> <a href={url}>{url}</a>
          </p>
        </footer>
      </div>
    </article>
  );
}

function ModuleText({ edition: { t, module, crisisLines } }: { edition: ModuleEdition }) {
  return (
    <>
      <section>
        <h2>{t('training.overview')}</h2>
        <Paragraphs text={module.overview} />
      </section>
      {crisisLines.length > 0 ? <CrisisNumbers lines={crisisLines} t={t} /> : null}
      <section>
        <h2>{t('training.keyPrinciples')}</h2>
        <ol>{lines(module.keyPrinciples)}</ol>
      </section>
      <section className="practices">
        <h2>{t('training.bestPractices')}</h2>
        <h3>{t('training.dos')}</h3>
        <ul className="do">{lines(module.dos)}</ul>
        <h3>{t('training.donts')}</h3>
        <ul className="dont">{lines(module.donts)}</ul>
      </section>
      {module.personalStory ? (
        <section>
          <h2>{t('training.personalStory')}</h2>
          {module.personalStoryIsExample ? <p className="note">{t('training.exampleStory')}</p> : null}
          <Paragraphs text={module.personalStory} />
        </section>
      ) : null}
      <section>
        <h2>{t('training.scripture')}</h2>
        {module.scriptureReferences.map(({ reference, verse, translation }) => (
          <figure key={reference}>
            <blockquote>{verse}</blockquote>
            <figcaption>{[reference, translationName(t, translation)].filter(Boolean).join(' · ')}</figcaption>
          </figure>
        ))}
      </section>
      <section>
        <h2>{t('training.actionItems')}</h2>
        <ul className="steps">{lines(module.actionItems)}</ul>
      </section>
    </>
  );
}

function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => <p key={index}>{paragraph}</p>);
}

function lines(items: readonly string[]) {
  return items.map((item, index) => (
    <li key={index}>
      <Line text={item} />
    </li>
  ));
}

function CrisisNumbers({ lines: numbers, t }: { lines: readonly CrisisLine[]; t: Translate }) {
  return (
    <section>
      <h2>{t('crisisLines.title')}</h2>
      <ul className="numbers">
        {numbers.map(({ country, name, phone, callLink, note }) => (
          <li key={`${country} ${name} ${phone}`}>
            <span>{`${country}: ${name}`}</span> <a href={callLink}>{phone}</a>
            {note === null ? null : <p className="note">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without scripts the answers can still be read; `quizScript` makes the choices work. */
function QuizQuestions({ quiz, locale, t }: { quiz: Quiz; locale: Locale; t: Translate }) {
  const lang = contentLanguage(quiz, locale);
  return (
    <section className="quiz">
      <h2>{t('quiz.section.title')}</h2>
      <p className="note choose">{t('moduleFile.choose')}</p>
      {quiz.questions.map((question, index) => {
        const options = optionsOf(question, lang, t);
        const right = options.find(({ answer }) => answer === question.correctAnswer);
        const heading = `${locale}-question-${index + 1}`;
        return (
          <div key={question.id} className="question" data-answer={question.correctAnswer}>
            <h3 id={heading} lang={lang}>{`${index + 1}. ${question.question}`}</h3>
            <div className="choices" role="group" aria-labelledby={heading}>
              {options.map(({ answer, text, lang: textLang }) => (
                <button key={answer} type="button" value={answer} lang={textLang} aria-pressed="false" disabled>
                  {text}
                </button>
              ))}
            </div>
            <p role="status" data-right={t('quizDialog.correct')} data-wrong={t('quizDialog.incorrect')} />
            <details>
              <summary>{t('moduleFile.answer')}</summary>
              <p>{t('moduleFile.right', { answer: right?.text ?? '' })}</p>
              <p lang={lang}>{question.explanation}</p>
            </details>
          </div>
        );
      })}
      <p
        className="score"
        role="status"
        data-text={t('quizDialog.correctOfTotal', { correct: '{correct}', total: quiz.questions.length })}
      />
    </section>
  );
}
